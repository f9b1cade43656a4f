import type { TranslationOf } from '../../../translate.ts';
import type { staffSearch as english } from '../../en/admin/search.ts';

export const staffSearch: TranslationOf<typeof english> = {
  title: 'بحث وانتقال',
  label: 'صفحة أو طلب أو عميل أو منتج',
  placeholder: 'رقم أو اسم أو تليفون أو كود المنتج',
  submit: 'بحث',
  searching: 'جارٍ البحث …',
  none: 'لا توجد نتائج عن «{query}».',
  groups: {
    pages: 'الصفحات',
    orders: 'الطلبات',
    customers: 'العملاء',
    products: 'المنتجات',
    requests: 'طلبات التصميم الخاص',
    messages: 'الرسائل',
    claims: 'الجوائز المطلوبة',
  },
};
