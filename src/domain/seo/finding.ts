export const findingKinds = [
  'title_missing',
  'title_long',
  'title_duplicate',
  'description_missing',
  'description_long',
  'arabic_missing',
  'hreflang_incomplete',
  'canonical_wrong',
  'link_broken',
  'link_redirected',
  'orphan',
  'noindex_in_sitemap',
  'blocked_in_sitemap',
  'blocked_linked',
] as const;

export type FindingKind = (typeof findingKinds)[number];

/** Head and main of the page, the header and footer of all pages, or the sitemap. */
export type FindingPlace = 'head' | 'main' | 'shell' | 'sitemap';

/** Something about a page of the shop that search engines or their readers stumble over. */
export interface PageFinding {
  /** The path without its language. */
  page: string;
  locale: 'en' | 'ar';
  kind: FindingKind;
  place: FindingPlace;
  /** The other address, or the field that lacks Arabic. */
  target: string | null;
}
