/** Pages whose words for search engines staff write, named as in `seo_settings`. */
export const publicPages = [
  'home',
  'shop',
  'workshops',
  'portfolio',
  'projects',
  'custom-service',
  'about',
  'contact',
  'faq',
  'our-team',
  'partners',
  'careers',
  'shipping-info',
  'return-policy',
  'terms',
  'privacy',
  'game',
  'developers',
] as const;

export type PublicPage = (typeof publicPages)[number];

export const isPublicPage = (name: string): name is PublicPage =>
  publicPages.some((each) => each === name);

export const pathOfPage = (name: PublicPage): string => (name === 'home' ? '/' : `/${name}`);

/** Longer texts are cut in search results. */
export const maxTitle = 60;
export const maxDescription = 160;
