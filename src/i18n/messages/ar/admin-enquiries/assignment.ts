import type { TranslationOf } from '../../../translate.ts';
import type { enquiryAssignment as english } from '../../en/admin-enquiries/assignment.ts';

export const enquiryAssignment: TranslationOf<typeof english> = {
  title: 'المسؤول',
  unassigned: 'لا أحد',
  take: 'أتولى الأمر',
  label: 'إسناد إلى',
  save: 'إسناد',
  saving: 'جارٍ الحفظ…',
  saved: 'تم حفظ الإسناد.',
  failedTitle: 'لم يتغير شيء',
  meanwhile: 'أُسند الأمر إلى {name} قبل قليل.',
  released: 'ألغى أحد الزملاء الإسناد قبل قليل.',
  wrongAssignee: 'ليس هذا من صلاحيات هذا الزميل.',
};
