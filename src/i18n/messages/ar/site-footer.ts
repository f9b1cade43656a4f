import type { TranslationOf } from '../../translate.ts';
import type { siteFooter as english } from '../en/site-footer.ts';

export const siteFooter: TranslationOf<typeof english> = {
  explore: 'تصفّح',
  help: 'مساعدة',
  visit: 'تفضّل بزيارتنا',
  about: 'من نحن',
  shop: 'المتجر',
  portfolio: 'أعمالنا',
  projects: 'مشروعاتنا الجارية',
  partners: 'شركاؤنا',
  cashOnDelivery: 'الدفع عند الاستلام',
  faq: 'أسئلة شائعة',
  careers: 'وظائف',
  workshops: 'الورش',
  ourTeam: 'فريقنا',
  contact: 'تواصل معنا',
  shippingInfo: 'معلومات التوصيل',
  returnPolicy: 'سياسة الإرجاع',
  trackOrder: 'تتبّع طلبك',
  terms: 'الشروط والأحكام',
  privacy: 'الخصوصية',
  game: 'العب واكسب',
  follow: 'تابعنا',
};
