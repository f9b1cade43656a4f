import { emptyableLine } from '../admin/records/record-fields.ts';
import { maxDescription, maxTitle } from './public-pages.ts';

/** What search results and shared links say about a record. */
export interface HeadTexts {
  title: string;
  description: string;
}

/** Its fields in the form of a record. Each language may stay empty: the page then has its own words. */
export const headFields = {
  seo_title: emptyableLine(maxTitle),
  seo_title_ar: emptyableLine(maxTitle),
  seo_description: emptyableLine(maxDescription),
  seo_description_ar: emptyableLine(maxDescription),
};

type Locale = 'en' | 'ar';
type Written = Readonly<Record<Locale, string | null>>;

/**
 * What staff wrote in the reader's language, else what the page says there. A page in Arabic never shows the
 * English words written for search results: its own name says more.
 */
export const headTextsOf = (
  locale: Locale,
  written: { title: Written; description: Written },
  page: HeadTexts,
): HeadTexts => ({
  title: written.title[locale] || page.title,
  description: written.description[locale] || page.description,
});
