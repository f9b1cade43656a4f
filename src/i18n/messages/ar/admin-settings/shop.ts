import type { TranslationOf } from '../../../translate.ts';
import type { shopSettings as english } from '../../en/admin-settings/shop.ts';

export const shopSettings: TranslationOf<typeof english> = {
  lead: 'تُقرأ هذه البيانات في أعلى الصفحات وأسفلها، وفي الرسائل والفواتير ومحركات البحث.',
  brand: 'الاسم',
  legal: 'الفواتير',
  legalLead: 'تُطبع على الفواتير وفق القانون.',
  contact: 'الاتصال والعنوان',
  mapHint: 'رابط الخريطة كاملًا، من شريط العنوان',
  whatsApp: 'واتساب',
  whatsAppHint: 'مع وجود رقم تعرض صفحات المنتجات والطلبات والتواصل محادثة. بدونه لا يظهر شيء.',
  fields: {
    brand_name: 'الاسم التجاري',
    legal_name: 'الاسم القانوني',
    tax_number: 'رقم التسجيل الضريبي',
    commercial_register: 'السجل التجاري',
    contact_email: 'البريد الإلكتروني',
    contact_phone: 'الهاتف',
    address: 'العنوان',
    opening_hours: 'مواعيد العمل',
    map_url: 'الخريطة',
    whatsapp_number: 'الرقم',
    whatsapp_hours: 'مواعيد الرد',
  },
};
