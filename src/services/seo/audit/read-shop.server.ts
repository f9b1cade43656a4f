import { setImmediate } from 'node:timers/promises';
import type { Answer, Crawl } from '#domain/seo/audit-pages.ts';
import { isBlocked } from '#domain/seo/audit-pages.ts';
import { readPageFacts, type PageFacts } from '#domain/seo/page-facts.ts';
import { ownAddress, readBlockedPaths } from '#domain/seo/shop-address.ts';

/** Answers a request for a path of the shop, in the same process. */
export type PageReader = (path: string) => Promise<Response>;

/** The rest of a larger shop is not read: a job should not take an hour. */
const maxPages = 20_000;

/** Reads robots.txt, every page of the sitemap and every page that is linked from one that was read. */
export async function readShop(readPage: PageReader, publicUrl: string): Promise<Crawl> {
  const blocked = readBlockedPaths(await (await readPage('/robots.txt')).text());
  const sitemap = await readSitemap(readPage, publicUrl);
  const pages = new Map<string, PageFacts>();
  const answers = new Map<string, Answer>();
  // A set is walked in the order of its entries, those that are added meanwhile included.
  const addresses = new Set(sitemap);
  for (const address of addresses) {
    if (answers.size >= maxPages) break;
    const { answer, html } = await readAnswer(readPage, address);
    answers.set(address, answer);
    if (html === null) continue;
    const facts = readPageFacts(html);
    pages.set(address, facts);
    for (const href of [...facts.links.main, ...facts.links.shell]) {
      const linked = ownAddress(href, publicUrl);
      if (linked !== null && !isBlocked(linked, blocked)) addresses.add(linked);
    }
  }
  return { publicUrl, sitemap, blocked, pages, answers };
}

async function readSitemap(readPage: PageReader, publicUrl: string): Promise<string[]> {
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

async function readAnswer(readPage: PageReader, address: string) {
  // Visitors are served in between.
  await setImmediate();
  const response = await readPage(address);
  const answer = { status: response.status, location: response.headers.get('location') };
  const isPage = response.status === 200 && response.headers.get('content-type')?.includes('html');
  const text = await response.text();
  return { answer, html: isPage ? text : null };
}
