import type { TranslationOf } from '../../../translate.ts';
import type { staffSearch as english } from '../../en/admin/search.ts';

export const staffSearch: TranslationOf<typeof english> = {
  title: 'بحث وانتقال',
  label: 'صفحة أو طلب أو عميل أو منتج',
  placeholder: 'رقم أو اسم أو هاتف أو كود المنتج',
  submit: 'بحث',
  searching: 'جارٍ البحث …',
  none: 'لا توجد نتائج عن «{query}».',
  actions: {
    newOrder: 'طلب جديد بالهاتف',
    ordersToCall: 'طلبات في انتظار مكالمة',
    lateOrders: 'طلبات تأخرت عن موعدها',
    openReturns: 'مرتجعات مفتوحة',
    waitingRequests: 'طلبات تصميم خاص في انتظار الرد',
    waitingMessages: 'رسائل في انتظار الرد',
    newProduct: 'منتج جديد',
    newPortfolio: 'مشروع جديد في الأعمال',
    newCoupon: 'كوبون جديد',
    claimsToVerify: 'جوائز في انتظار المراجعة',
    failedMails: 'رسائل بريد تعذّر إرسالها',
    switchTheme: 'تبديل المظهر بين الفاتح والداكن',
  },
  groups: {
    actions: 'الإجراءات',
    pages: 'الصفحات',
    orders: 'الطلبات',
    customers: 'العملاء',
    products: 'المنتجات',
    requests: 'طلبات التصميم الخاص',
    messages: 'الرسائل',
    claims: 'الجوائز المطلوبة',
    portfolio: 'سابقة الأعمال',
    projects: 'المشروعات',
    applications: 'طلبات التوظيف',
  },
};
