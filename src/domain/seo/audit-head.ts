import type { Crawl } from './crawl.ts';
import type { PageFinding } from './finding.ts';
import type { PageFacts } from './page-facts.ts';
import { isPublicPage, maxDescription, maxTitle } from './public-pages.ts';
import { ownAddress, readShopAddress, type ShopAddress } from './shop-address.ts';

interface ReadPage extends ShopAddress {
  address: string;
  facts: PageFacts;
  /** Without the name of the shop, which stands first. */
  title: string;
}

const hasArabic = (text: string) => /[\u0621-\u064A]/.test(text);
const lengthOf = (text: string) => [...text].length;

/** Titles, descriptions, canonical addresses and languages. Hidden pages need none of them. */
export function auditHead(crawl: Crawl): PageFinding[] {
  const read = crawl.sitemap.flatMap((address): ReadPage[] => {
    const named = readShopAddress(address);
    const facts = crawl.pages.get(address);
    if (!named || !facts || facts.robots.includes('noindex')) return [];
    return [{ ...named, address, facts, title: facts.title.replace(/^.*? \| /, '') }];
  });
  const byTitle = Map.groupBy(read, ({ locale, title }) => `${locale} ${title}`);
  return read.flatMap((page) => [
    ...auditTexts(page, byTitle.get(`${page.locale} ${page.title}`) ?? []),
    ...auditAddresses(page, crawl),
  ]);
}

function auditTexts(page: ReadPage, sameTitle: readonly ReadPage[]): PageFinding[] {
  const { title, locale, facts } = page;
  const { description } = facts;
  const found: PageFinding[] = [];
  const add = (kind: PageFinding['kind'], target: string | null = null) =>
    found.push({ page: page.page, locale, kind, place: 'head', target });
  if (title === '') add('title_missing');
  if (lengthOf(title) > maxTitle) add('title_long');
  const twin = sameTitle.find((other) => other !== page);
  if (title !== '' && twin) add('title_duplicate', twin.page);
  if (description === '') add('description_missing');
  // The description of a product is a text for its readers and may be longer.
  const isOwnText = isPublicPage(page.page.slice(1) || 'home');
  if (isOwnText && lengthOf(description) > maxDescription) add('description_long');
  if (locale === 'ar' && title !== '' && !hasArabic(title)) add('arabic_missing', 'title');
  if (locale === 'ar' && description !== '' && !hasArabic(description)) {
    add('arabic_missing', 'description');
  }
  return found;
}

/** The page names itself, and its twin in the other language names it back. */
function auditAddresses({ address, page, locale, facts }: ReadPage, crawl: Crawl): PageFinding[] {
  const found: PageFinding[] = [];
  const add = (kind: PageFinding['kind'], target: string | null) =>
    found.push({ page, locale, kind, place: 'head', target });
  const { canonical, alternates } = facts;
  if (canonical === null || ownAddress(canonical, crawl.publicUrl) !== address) {
    add('canonical_wrong', canonical);
  }
  const suffix = page === '/' ? '' : page;
  const expected = { en: `/en${suffix}`, ar: `/ar${suffix}`, 'x-default': page };
  for (const [language, own] of Object.entries(expected)) {
    const named = ownAddress(alternates[language] ?? '', crawl.publicUrl);
    const isRead = language === 'x-default' || crawl.pages.has(own);
    if (named !== own || !isRead) add('hreflang_incomplete', language);
  }
  return found;
}
