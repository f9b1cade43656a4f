import { cacheUntilChanged } from '#platform/content-cache.server.ts';
import { db } from '#platform/database/query.ts';
import { asVisitor } from '#platform/database/run-as.server.ts';
import { localized, type Locale } from '#i18n/locale.ts';

/** Metadata of a page for search engines and shared links, set by staff. */
export interface PageMetadata {
  title: string;
  description: string;
  keywords: string;
  robots: string;
  picture: string | null;
}

const readAll = cacheUntilChanged(['seo_settings'], async () => {
  const [rows] = await asVisitor().read(db.selectFrom('seo_settings').selectAll());
  return new Map(rows.map((row) => [row.page_name, row]));
});

/** Pages that search engines must not list. */
export async function hiddenPages(): Promise<Set<string>> {
  const rows = [...(await readAll()).values()];
  return new Set(
    rows.filter(({ robots }) => robots !== 'index, follow').map(({ page_name }) => page_name),
  );
}

/** By path: '/' is home, '/return-policy' is return-policy. */
export async function readPageMetadata(path: string, locale: Locale): Promise<PageMetadata | null> {
  const found = (await readAll()).get(path.slice(1) || 'home');
  if (!found) return null;
  return {
    title: localized(locale, found.title, found.title_ar),
    description: localized(locale, found.description, found.description_ar),
    keywords: localized(locale, found.keywords, found.keywords_ar),
    robots: found.robots,
    picture: found.og_image_url,
  };
}
