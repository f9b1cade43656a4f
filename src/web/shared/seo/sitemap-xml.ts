import { locales } from '#i18n/locale.ts';
import { escapeMarkup } from '#platform/escape-markup.ts';

interface Entry {
  path: string;
  changedAt: Date | null;
  pictures: readonly string[];
}

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const absolute = (publicUrl: string, address: string): string =>
  escapeMarkup(address.startsWith('/') ? publicUrl + address : address);

/** One language version of a page, with links to all of them. */
function urlOf({ path, changedAt, pictures }: Entry, locale: string, publicUrl: string): string {
  const page = path === '/' ? '' : path;
  const alternates = [...locales, 'x-default'].map((each) => {
    const prefix = each === 'x-default' ? '' : `/${each}`;
    const href = absolute(publicUrl, `${prefix}${page}` || '/');
    return `<xhtml:link rel="alternate" hreflang="${each}" href="${href}"/>`;
  });
  const images = pictures.map(
    (url) => `<image:image><image:loc>${absolute(publicUrl, url)}</image:loc></image:image>`,
  );
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  const address = absolute(publicUrl, `/${locale}${page}`);
  return `<url><loc>${address}</loc>${changed}${alternates.join('')}${images.join('')}</url>`;
}

/** All pages of one sitemap file, in both languages. */
export function sitemapXml(entries: readonly Entry[], publicUrl: string): string {
  const urls = entries.flatMap((entry) => locales.map((locale) => urlOf(entry, locale, publicUrl)));
  const images = 'http://www.google.com/schemas/sitemap-image/1.1';
  const links = 'http://www.w3.org/1999/xhtml';
  const opening = `<urlset xmlns="${schema}" xmlns:xhtml="${links}" xmlns:image="${images}">`;
  return [head, opening, ...urls, '</urlset>', ''].join('\n');
}

export function sitemapIndexXml(files: readonly string[], publicUrl: string): string {
  const parts = files.map(
    (file) => `<sitemap><loc>${escapeMarkup(publicUrl + file)}</loc></sitemap>`,
  );
  return [head, `<sitemapindex xmlns="${schema}">`, ...parts, '</sitemapindex>', ''].join('\n');
}
