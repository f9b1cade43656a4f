import { pathOfPage, publicPages } from '#domain/seo/public-pages.ts';
import { environment } from '#platform/environment.server.ts';
import { hiddenPages } from '#services/seo/page-metadata.server.ts';
import { productEntries, workEntries, type SitemapEntry } from '#services/seo/sitemap.server.ts';
import { sitemapXml } from './sitemap-xml.ts';
import { xmlResponse } from './xml-response.server.ts';
import type { Route } from './+types/sitemap-file.route.ts';

const rooms = ['living-room', 'bedroom', 'dining-room', 'office'];

/** Each room's list is a page of its own. */
const pages = publicPages.flatMap((name) => [
  pathOfPage(name),
  ...(name === 'shop' ? rooms.map((room) => `/shop?category=${room}`) : []),
]);

async function pageEntries(): Promise<SitemapEntry[]> {
  const hidden = await hiddenPages();
  return pages
    .filter((path) => !hidden.has(path.slice(1).split('?')[0] || 'home'))
    .map((path) => ({ path, changedAt: null, pictures: [] }));
}

async function entriesOf(file: string): Promise<SitemapEntry[] | null> {
  if (file === 'pages.xml') return pageEntries();
  if (file === 'work.xml') return workEntries();
  const part = /^products-([1-9]\d{0,3})\.xml$/.exec(file)?.[1];
  return part ? productEntries(Number(part)) : null;
}

export async function loader({ params }: Route.LoaderArgs) {
  const entries = await entriesOf(params.file);
  if (!entries || entries.length === 0) throw new Response(null, { status: 404 });
  return xmlResponse(sitemapXml(entries, environment().PUBLIC_URL));
}
