import type { StoredSection } from '#domain/content/stored-section.ts';
import { environment } from '#platform/environment.server.ts';
import { defaultHome } from './default-home/default-home.ts';

/** The home page of a shop that has composed none. */
export const chooseDefaultHome = (): readonly StoredSection[] =>
  isDemo() ? defaultHome : starterHome;

function isDemo(): boolean {
  const { NODE_ENV, DEMO } = environment();
  return NODE_ENV !== 'production' || DEMO;
}

/**
 * The home page of a real shop whose owner has composed none: it says nothing of customers, workshops
 * and prizes that were not entered, and lists without records are left out.
 */
const starterHome: readonly StoredSection[] = [
  {
    name: 'hero',
    display_name: 'Welcome',
    display_name_ar: 'البداية',
    layout_type: 'hero',
    items: [
      {
        title_en: 'Furniture made by hand',
        title_ar: 'أثاث من شغل اليد',
        description_en: 'Look first, then pay cash at your door.',
        description_ar: 'عاين قطعتك عند الاستلام، ثم ادفع نقدًا.',
        cta_text: 'Shop Now',
        cta_text_ar: 'تسوق الآن',
        cta_url: '/shop',
        second_cta_text: 'Custom Orders',
        second_cta_text_ar: 'طلبات خاصة',
        second_cta_url: '/custom-service',
      },
    ],
  },
  {
    name: 'featured-products',
    display_name: 'New in the shop',
    display_name_ar: 'وصل حديثًا',
    layout_type: 'default',
    config: { source: 'latest_products' },
  },
  {
    name: 'recent-work',
    display_name: 'Recent work',
    display_name_ar: 'أحدث أعمالنا',
    layout_type: 'default',
    config: { source: 'recent_work' },
  },
  {
    name: 'newsletter',
    display_name: 'News from the shop',
    display_name_ar: 'أخبار المتجر',
    layout_type: 'default',
    config: { source: 'newsletter' },
  },
  {
    name: 'trusted-by',
    display_name: 'Our partners',
    display_name_ar: 'شركاؤنا',
    layout_type: 'default',
    config: { source: 'partners' },
  },
];
