import type { TranslationOf } from '../../../translate.ts';
import type { seoForm as english } from '../../en/admin-seo/form.ts';

export const seoForm: TranslationOf<typeof english> = {
  lead: 'عند ترك حقل فارغًا تعرض الصفحة نصها الأصلي.',
  texts: 'النصوص',
  fields: {
    title: 'العنوان',
    description: 'الوصف',
    keywords: 'الكلمات المفتاحية',
    robots: 'محركات البحث',
    og_image_url: 'صورة روابط المشاركة',
  },
  keywordsHint: 'تفصل بينها فواصل.',
  pictureHint: 'بمقاس ١٢٠٠ × ٦٣٠ على الأقل. ومن دونها تظهر بطاقة المتجر.',
  visibility: 'الظهور',
  robotsHint: 'الصفحة المخفية تخرج من خريطة الموقع أيضًا.',
  preview: 'معاينة',
  previewLead: 'كما ستظهر الصفحة في نتائج البحث وروابط المشاركة.',
  ownTitle: 'عنوان الصفحة الأصلي',
  ownDescription: 'وصف الصفحة الأصلي',
  hidden: 'لن تظهر هذه الصفحة في محركات البحث.',
  open: 'فتح الصفحة',
};
