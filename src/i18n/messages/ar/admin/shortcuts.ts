import type { TranslationOf } from '../../../translate.ts';
import type { shortcuts as english } from '../../en/admin/shortcuts.ts';

export const shortcuts: TranslationOf<typeof english> = {
  title: 'اختصارات لوحة المفاتيح',
  lead: 'تعمل خارج حقول الكتابة.',
  isOn: 'الاختصارات مفعّلة',
  isOnHint: 'يُحفظ الاختيار في هذا المتصفح. يبقى اختصار البحث متاحًا في كل الأحوال.',
  filter: 'البحث في القائمة',
  rows: 'الصف التالي والسابق',
  tick: 'تحديد الصف',
  open: 'فتح الصف أو تعديل الخانة',
  editCell: 'تعديل الخانة في مكانها',
  help: 'هذه القائمة',
};
