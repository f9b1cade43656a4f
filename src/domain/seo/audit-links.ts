import { isBlocked, type Crawl } from './crawl.ts';
import type { PageFinding, FindingPlace } from './finding.ts';
import { ownAddress, readShopAddress, type ShopAddress } from './shop-address.ts';

/** Links that lead nowhere, to a former address or to a closed page, and pages without a link. */
export function auditLinks(crawl: Crawl): PageFinding[] {
  const linked = new Set<string>();
  const findings = [...crawl.pages].flatMap(([address, { links }]) => {
    const named = readShopAddress(address);
    if (!named) return [];
    const own = (hrefs: readonly string[]) =>
      hrefs.flatMap((href) => ownAddress(href, crawl.publicUrl) ?? []);
    const [main, shell] = [own(links.main), own(links.shell)];
    for (const target of [...main, ...shell]) if (target !== address) linked.add(target);
    return [
      ...auditTargets(named, 'main', main, crawl),
      // Header and footer are the same on all pages, so the first page speaks for all.
      ...(named.page === '/' ? auditTargets(named, 'shell', shell, crawl) : []),
    ];
  });
  return [...findings, ...findOrphans(crawl, linked)];
}

function auditTargets(
  named: ShopAddress,
  place: FindingPlace,
  targets: readonly string[],
  { blocked, responses }: Crawl,
): PageFinding[] {
  return targets.flatMap((target): PageFinding[] => {
    const finding = (kind: PageFinding['kind']) => [{ ...named, kind, place, target }];
    // The account and the cart stand in the header of a shop.
    if (isBlocked(target, blocked)) return place === 'main' ? finding('blocked_linked') : [];
    const status = responses.get(target)?.status ?? 200;
    if (status >= 400) return finding('link_broken');
    return status >= 300 ? finding('link_redirected') : [];
  });
}

const findOrphans = ({ sitemap, pages }: Crawl, linked: ReadonlySet<string>): PageFinding[] =>
  sitemap.flatMap((address): PageFinding[] => {
    const named = readShopAddress(address);
    if (!named || !pages.has(address) || linked.has(address)) return [];
    return [{ ...named, kind: 'orphan', place: 'sitemap', target: null }];
  });
