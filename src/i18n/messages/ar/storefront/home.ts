import type { TranslationOf } from '../../../translate.ts';
import type { home as english } from '../../en/storefront/home.ts';

export const home: TranslationOf<typeof english> = {
  title: 'الرئيسية',
  seeAll: 'عرض الكل',
  loadingProducts: 'جارٍ تحميل المنتجات...',
  productsFailed: 'تعذّر تحميل المنتجات. من فضلك حاول لاحقًا.',
  noProducts: 'لا توجد منتجات للعرض حاليًا.',
  viewAllProjects: 'كل المشروعات',
  loadingProjects: 'جارٍ التحميل...',
  noProjects: 'تعذّر تحميل المشروعات.',
  newsletterPromise: 'النشرة فقط، وتلغي اشتراكك بضغطة واحدة.',
  meetPartners: 'شركاؤنا',
  promises: {
    cash: 'الدفع عند الاستلام',
    carried: 'نحملها إلى غرفتك ونضبطها',
    returns: '٣٠ يومًا لإرجاع القطع الجاهزة',
  },
};
