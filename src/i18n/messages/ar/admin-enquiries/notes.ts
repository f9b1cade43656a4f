import type { TranslationOf } from '../../../translate.ts';
import type { enquiryNotes as english } from '../../en/admin-enquiries/notes.ts';

export const enquiryNotes: TranslationOf<typeof english> = {
  title: 'ملاحظات داخلية',
  lead: 'لا يراها إلا فريق العمل.',
  label: 'ملاحظة جديدة',
  add: 'إضافة الملاحظة',
  adding: 'جارٍ الحفظ…',
  added: 'تم حفظ الملاحظة.',
  none: 'لا توجد ملاحظات بعد.',
  failedTitle: 'لم تُحفظ الملاحظة',
  formerColleague: 'زميل سابق',
  earlier: 'ملاحظات سابقة',
};
