import type { TranslationOf } from '../../../translate.ts';
import type { records as english } from '../../en/admin/records.ts';

export const records: TranslationOf<typeof english> = {
  added: 'تمت الإضافة.',
  remove: 'حذف',
  removeTitle: 'تأكيد الحذف',
  removeConfirm: 'حذف',
  removing: 'جارٍ الحذف…',
  removeFailed: 'لم يتم الحذف',
  removed: 'تم الحذف.',
  keep: 'إبقاء',
  gone: 'لم يعد هذا موجودًا.',
  changedMeanwhile: 'عُدّلت هذه البيانات في أثناء عملك. من فضلك حدّث الصفحة أولًا.',
  inUse: 'لا يزال هذا مستخدمًا في مكان آخر.',
  invalidValue: 'إحدى القيم لا يمكن حفظها.',
  show: 'إظهار',
  hide: 'إخفاء',
  order: 'تغيير الترتيب',
  bulk: {
    visible: 'ظاهر',
    hidden: 'مخفي',
    consequence: 'يظهر التغيير للزوار فورًا، ويمكن التراجع عنه.',
  },
  arrange: {
    lead: 'يظهر هذا الترتيب للزوار. اسحب السطر إلى مكانه أو استخدم أزراره.',
    first: 'نقل إلى البداية: {name}',
    earlier: 'نقل لأعلى: {name}',
    later: 'نقل لأسفل: {name}',
    handle: 'اسحب لتغيير المكان',
    hidden: 'مخفي',
    moved: 'تم حفظ الترتيب.',
    meanwhile: 'تغيّر الترتيب في أثناء عملك. هذا هو الترتيب الحالي.',
    failed: 'لم يُحفظ الترتيب.',
    empty: 'لا يوجد شيء هنا بعد.',
  },
};
