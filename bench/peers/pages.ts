import { type Reader, requestsPerSecond } from '../http/load.ts';
import type { Comparison } from './compare.ts';
import type { OurShops } from './our-shops.ts';

type Page = { name: string; ours: string; peer: string };

/** What browsers send. The peer packs nothing; the addresses keep its limits for one client away. */
const visitor: Reader = { encoding: 'gzip', fromManyAddresses: true };

/** The first requests load code and fill caches; many at once would wait for each other. */
export async function warmUp(pages: readonly Page[], { stored, uncached }: OurShops) {
  for (const { ours, peer } of pages) {
    for (const url of [peer, stored.url + ours, uncached.url + ours]) {
      for (let time = 0; time < 5; time += 1) await (await fetch(url)).text();
    }
  }
}

export function comparePages(
  pages: readonly Page[],
  { stored, uncached }: OurShops,
  cookie: string,
): Comparison[] {
  return pages.flatMap(({ name, ours, peer }) => {
    const compareWith = (title: string, shop: string, reader: Reader, goal: number) => ({
      name: `${name}, ${title}`,
      goal,
      ours: (seconds: number) => requestsPerSecond(shop + ours, seconds, reader),
      peer: (seconds: number) => requestsPerSecond(peer, seconds, visitor),
    });
    return [
      compareWith('rendered anew', uncached.url, visitor, 4),
      compareWith('stored, visitors', stored.url, visitor, 200),
      compareWith('stored, customers', stored.url, { ...visitor, cookie }, 200),
    ];
  });
}
