import type { TranslationOf } from '../../../translate.ts';
import type { preview as english } from '../../en/admin-publishing/preview.ts';

export const preview: TranslationOf<typeof english> = {
  title: 'معاينة: {name}',
  lead: 'الصفحة كما سيراها الزوار بعد نشر المسودة. تظهر لك وحدك، وتبقى المعاينة صالحة ١٥ دقيقة.',
  invalid: 'بعض النصوص لا يمكن حفظها بهذا الشكل، ولذلك تظهر الصفحة من دون المسودة.',
  toReview: 'مراجعة ونشر',
  width: 'العرض',
  widths: { '390': 'هاتف، ٣٩٠', '1440': 'شاشة كبيرة، ١٤٤٠' },
  theme: 'الألوان',
  themes: { light: 'فاتح', dark: 'داكن' },
  languages: { en: 'الإنجليزية', ar: 'العربية' },
};
