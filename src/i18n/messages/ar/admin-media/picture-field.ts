import type { TranslationOf } from '../../../translate.ts';
import type { pictureField as english } from '../../en/admin-media/picture-field.ts';

export const pictureField: TranslationOf<typeof english> = {
  none: 'بلا صورة',
  choose: 'اختيار صورة',
  change: 'اختيار صورة أخرى',
  remove: 'إزالة',
  dialog: 'اختيار صورة',
  dialogSeveral: 'اختيار صور',
  add: 'إضافة صور',
  addChosen: {
    zero: 'إضافة صور',
    one: 'إضافة صورة واحدة',
    two: 'إضافة صورتين',
    few: 'إضافة {count} صور',
    many: 'إضافة {count} صورة',
    other: 'إضافة {count} صورة',
  },
  address: 'عنوان الصورة',
  noScripts: 'يحتاج تغيير الترتيب والوصف إلى تشغيل جافاسكريبت.',
  rows: {
    empty: 'لا توجد صور بعد.',
    position: 'الصورة {position} من {total}',
    altEn: 'الوصف بالإنجليزية',
    altAr: 'الوصف بالعربية',
    primary: 'الصورة الرئيسية',
    owner: 'تخص',
    everyOwner: 'كل الأشكال',
    first: 'نقل إلى البداية',
    earlier: 'تقديم',
    later: 'تأخير',
    remove: 'إزالة',
    moved: 'أصبحت الصورة {position} من {total}',
    removed: 'أُزيلت الصورة',
  },
};
