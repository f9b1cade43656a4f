import type { TranslationOf } from '../../../translate.ts';
import type { enquiryLists as english } from '../../en/admin-enquiries/lists.ts';

export const enquiryLists: TranslationOf<typeof english> = {
  columns: {
    title: 'المشروع',
    name: 'العميل',
    service: 'الخدمة',
    projectType: 'نوع المشروع',
    budget: 'الميزانية',
    timeline: 'الموعد المفضل',
    area: 'المساحة بالمتر المربع',
    subject: 'الموضوع',
    excerpt: 'الرسالة',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    assigned: 'المسؤول',
    hoursLeft: 'أول رد',
    received: 'تاريخ الوصول',
    status: 'الحالة',
  },
  filters: { mine: 'ما أُسند إليّ', dueSoon: 'بلا رد منذ أكثر من ٢٤ ساعة', overdue: 'متأخر' },
  views: { waiting: 'بلا رد', overdue: 'متأخرة', mine: 'ما يخصني', open: 'جارية' },
  requests: {
    caption: 'طلبات التصميم الخاص',
    search: 'المشروع أو الاسم أو البريد أو الهاتف',
    empty: 'لا طلبات حتى الآن',
    emptyText: 'ستظهر هنا الطلبات الواردة من نموذج التصميم الخاص.',
  },
  messages: {
    caption: 'الرسائل',
    search: 'الاسم أو البريد أو الهاتف أو كلمات من الرسالة',
    empty: 'لا رسائل حتى الآن',
    emptyText: 'سيظهر هنا ما يكتبه العملاء في نموذج التواصل.',
  },
};
