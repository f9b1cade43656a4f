import type { TranslationOf } from '../../../translate.ts';
import type { footerForm as english } from '../../en/admin-content/footer.ts';

export const footerForm: TranslationOf<typeof english> = {
  texts: 'النصوص',
  tagline: 'العبارة التعريفية',
  about: 'نبذة عن المتجر',
  copyright: 'سطر حقوق النشر',
  show_newsletter: 'عرض نموذج النشرة البريدية',
  links: 'روابط التواصل الاجتماعي',
  addLink: 'إضافة رابط',
  platform: 'المنصة، مثل instagram',
  label: 'الاسم',
  url: 'العنوان (https://)',
  active: 'الظهور للزوار',
  shown: 'ظاهر',
  hidden: 'مخفي',
};
