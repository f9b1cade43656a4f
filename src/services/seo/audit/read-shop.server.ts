import { setImmediate } from 'node:timers/promises';
import { isBlocked, type AddressResponse, type Crawl } from '#domain/seo/crawl.ts';
import { readPageFacts, type PageFacts } from '#domain/seo/page-facts.ts';
import { ownAddress, readBlockedPaths } from '#domain/seo/shop-address.ts';

/** Answers a request for a path of the shop, in the same process. */
export type ReadOwnPage = (path: string) => Promise<Response>;

/** The rest of a larger shop is not read: a job should not take an hour. */
const maxPages = 20_000;

/** Reads robots.txt, every page of the sitemap and every page that is linked from one that was read. */
export async function readShop(readPage: ReadOwnPage, publicUrl: string): Promise<Crawl> {
  const blocked = readBlockedPaths(await (await readPage('/robots.txt')).text());
  const sitemap = await readSitemap(readPage, publicUrl);
  const pages = new Map<string, PageFacts>();
  const responses = new Map<string, AddressResponse>();
  // A set is walked in the order of its entries, those that are added meanwhile included.
  const addresses = new Set(sitemap);
  for (const address of addresses) {
    if (responses.size >= maxPages) break;
    const { response, html } = await readAddress(readPage, address);
    responses.set(address, response);
    if (html === null) continue;
    const facts = readPageFacts(html);
    pages.set(address, facts);
    for (const href of [...facts.links.main, ...facts.links.shell]) {
      const linked = ownAddress(href, publicUrl);
      if (linked !== null && !isBlocked(linked, blocked)) addresses.add(linked);
    }
  }
  return { publicUrl, sitemap, blocked, pages, responses };
}

async function readSitemap(readPage: ReadOwnPage, publicUrl: string): Promise<string[]> {
  const files = locationsIn(await (await readPage('/sitemap.xml')).text(), publicUrl);
  const addresses: string[] = [];
  for (const file of files) {
    const response = await readPage(file);
    if (response.ok) addresses.push(...locationsIn(await response.text(), publicUrl));
  }
  return [...new Set(addresses)];
}

const locationsIn = (xml: string, publicUrl: string): string[] =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].flatMap(
    ([, location = '']) => ownAddress(location.replaceAll('&amp;', '&'), publicUrl) ?? [],
  );

async function readAddress(readPage: ReadOwnPage, address: string) {
  // Visitors are served in between.
  await setImmediate();
  const response = await readPage(address);
  const { status, headers } = response;
  const text = await response.text();
  const isPage = status === 200 && headers.get('content-type')?.includes('html');
  return {
    response: { status, location: headers.get('location') },
    html: isPage ? text : null,
  };
}
