import { setImmediate } from 'node:timers/promises';
import type { Answer, Crawl } from '#domain/seo/audit-pages.ts';
import { isBlocked } from '#domain/seo/audit-pages.ts';
import { readPageFacts, type PageFacts } from '#domain/seo/page-facts.ts';
import { ownAddress, readBlockedPaths } from '#domain/seo/shop-address.ts';

/** Answers a request for a path of the shop, in the same process. */
export type PageReader = (path: string) => Promise<Response>;

/** Beyond it, the oldest products are not read: a job should not take an hour. */
const maxPages = 20_000;

/** Reads robots.txt, every page of the sitemap, and how every link on them is answered. */
export async function readShop(readPage: PageReader, publicUrl: string): Promise<Crawl> {
  const blocked = readBlockedPaths(await (await readPage('/robots.txt')).text());
  const sitemap = (await readSitemap(readPage, publicUrl)).slice(0, maxPages);
  const pages = new Map<string, PageFacts>();
  const answers = new Map<string, Answer>();
  for (const address of sitemap) {
    const { answer, html } = await readAnswer(readPage, address);
    answers.set(address, answer);
    if (answer.status === 200) pages.set(address, readPageFacts(html));
  }
  const crawl: Crawl = { publicUrl, sitemap, blocked, pages, answers };
  for (const address of linkedAddresses(crawl)) {
    if (answers.has(address) || isBlocked(address, blocked)) continue;
    answers.set(address, (await readAnswer(readPage, address)).answer);
  }
  return crawl;
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
  return { answer, html: await response.text() };
}

const linkedAddresses = ({ pages, publicUrl }: Crawl): Set<string> =>
  new Set(
    [...pages.values()].flatMap(({ links }) =>
      [...links.main, ...links.shell].flatMap((href) => ownAddress(href, publicUrl) ?? []),
    ),
  );
