import { loadGenerator, type Reader, requestsPerSecond } from '../http/load.ts';
import type { Comparison } from './compare.ts';
import type { OurShops } from './our-shops.ts';

type Page = { name: string; ours: string; peer: string };

/** What browsers send. The addresses keep the peer's limits for one client away. */
const visitor: Reader = { encoding: 'gzip', fromManyAddresses: true, by: 'node:http' };
/** The peer packs nothing, so that ours must not either where the work for a page is compared. */
const withoutPacking: Reader = { ...visitor, encoding: 'identity' };
/** A stored page takes the shop less time than `node:http` needs to ask for it. */
const quickVisitor: Reader = { ...visitor, by: loadGenerator };

/** The first requests load code and fill caches; many at once would wait for each other. */
export async function warmUp(
  pages: readonly Page[],
  { stored, uncached, uncachedInTwo }: OurShops,
) {
  for (const { ours, peer } of pages) {
    const shops = [stored, uncached, uncachedInTwo];
    for (const url of [peer, ...shops.map((shop) => shop.url + ours)]) {
      for (let time = 0; time < 5; time += 1) await (await fetch(url)).text();
    }
  }
}

export function comparePages(
  pages: readonly Page[],
  { stored, uncached, uncachedInTwo }: OurShops,
  cookie: string,
): Comparison[] {
  return pages.flatMap(({ name, ours, peer }) => {
    const compareWith = (title: string, shop: string, reader: Reader, goal?: number) => ({
      name: `${name}, ${title}`,
      ...(goal !== undefined && { goal }),
      ours: (seconds: number) => requestsPerSecond(shop + ours, seconds, reader),
      peer: (seconds: number) => requestsPerSecond(peer, seconds, visitor),
    });
    return [
      compareWith('rendered anew', uncached.url, withoutPacking, 4),
      compareWith('rendered anew by two processes', uncachedInTwo.url, withoutPacking, 4),
      compareWith('rendered anew and packed', uncached.url, visitor),
      compareWith('stored, visitors', stored.url, quickVisitor, 200),
      compareWith('stored, customers', stored.url, { ...quickVisitor, cookie }, 200),
    ];
  });
}
