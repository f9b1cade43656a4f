import type { TranslationOf } from '../../../translate.ts';
import type { savedReplies as english } from '../../en/admin-enquiries/replies.ts';

export const savedReplies: TranslationOf<typeof english> = {
  lead: 'نصوص جاهزة تُضاف إلى الرد، ويصل كل منها باللغة التي كتب بها العميل.',
  caption: 'الردود المحفوظة',
  search: 'اسم الرد',
  columns: { name: 'الاسم', nameAr: 'الاسم بالعربية', body: 'النص', changed: 'آخر تعديل' },
  empty: 'لا توجد ردود محفوظة بعد',
  emptyText: 'احفظ هنا ما تكتبه كل يوم، مثل مدة التنفيذ أو طريقة العناية.',
  back: 'كل الردود المحفوظة',
  removal: 'الردود التي أُرسلت به تبقى كما هي.',
  fields: { name: 'الاسم', body: 'النص' },
  nameHint: 'لا يظهر إلا للموظفين.',
  bodyHint: 'يحل اسم العميل محل {code}، واسمك محل {label}.',
  unknownPlaceholder: 'لا شيء يحل محل هذين القوسين. استخدم {code} أو {label}.',
  choose: 'رد محفوظ',
  none: 'اختر ردًا',
  insert: 'إضافة',
};
