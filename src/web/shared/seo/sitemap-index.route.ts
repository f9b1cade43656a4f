import { environment } from '#platform/environment.server.ts';
import { countSitemapFiles } from '#services/seo/sitemap.server.ts';
import { sitemapIndexXml } from './sitemap-xml.ts';
import { xmlResponse } from './xml-response.server.ts';

export async function loader() {
  const files = await countSitemapFiles();
  const products = Array.from({ length: files }, (_, file) => `/sitemaps/products-${file + 1}.xml`);
  const all = ['/sitemaps/pages.xml', '/sitemaps/work.xml', ...products];
  return xmlResponse(sitemapIndexXml(all, environment().PUBLIC_URL));
}
