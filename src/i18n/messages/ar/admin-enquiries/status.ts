import type { TranslationOf } from '../../../translate.ts';
import type { enquiryStatus as english } from '../../en/admin-enquiries/status.ts';

export const enquiryStatus: TranslationOf<typeof english> = {
  title: 'الحالة',
  names: {
    new: 'جديد',
    contacted: 'تم التواصل',
    quoted: 'أُرسل عرض السعر',
    in_progress: 'قيد التنفيذ',
    completed: 'مكتمل',
    declined: 'مرفوض',
    answered: 'تم الرد',
    closed: 'مغلق',
  },
  next: 'تغيير الحالة إلى «{status}»',
  label: 'نقل إلى',
  move: 'نقل',
  moving: 'جارٍ النقل…',
  hint: 'لا يصل العميل أي إشعار بتغيير الحالة.',
  moved: 'تم حفظ الحالة.',
  failedTitle: 'لم يتغير شيء',
  meanwhile: 'الحالة الآن «{status}» بالفعل. لم يتغير شيء.',
  notAllowed: 'سبق إرسال رد، فلا يمكن الرجوع إلى «جديد».',
  gone: 'تم الحذف قبل قليل.',
};
