import type { PageFinding } from './finding.ts';
import { auditHead } from './audit-head.ts';
import { auditLinks } from './audit-links.ts';
import type { PageFacts } from './page-facts.ts';
import { readShopAddress } from './shop-address.ts';

export interface AddressResponse {
  status: number;
  /** Where a redirect leads. */
  location: string | null;
}

/** Everything that was read of the shop. Addresses are paths with their query. */
export interface Crawl {
  publicUrl: string;
  sitemap: readonly string[];
  /** Beginnings of paths that robots.txt closes. */
  blocked: readonly string[];
  /** All pages that were read: those of the sitemap and those that are linked. */
  pages: ReadonlyMap<string, PageFacts>;
  /** How every address was answered; closed ones are not asked. */
  responses: ReadonlyMap<string, AddressResponse>;
}

/** All findings about the pages of the sitemap, each one time. */
export function auditPages(crawl: Crawl): PageFinding[] {
  const findings = [...auditSitemap(crawl), ...auditHead(crawl), ...auditLinks(crawl)];
  return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()];
}

export const isBlocked = (address: string, blocked: readonly string[]): boolean =>
  blocked.some((path) => address.startsWith(path));

/** Pages that the sitemap names and that are closed, hidden, gone or moved. */
function auditSitemap({ sitemap, blocked, pages, responses }: Crawl): PageFinding[] {
  return sitemap.flatMap((address): PageFinding[] => {
    const named = readShopAddress(address);
    if (!named) return [];
    const finding = (kind: PageFinding['kind'], target: string | null = null): PageFinding[] => [
      { ...named, kind, place: 'sitemap', target },
    ];
    if (isBlocked(address, blocked)) return finding('blocked_in_sitemap');
    const response = responses.get(address);
    if (response && response.status >= 400) return finding('link_broken', named.page);
    if (response && response.status >= 300) return finding('link_redirected', response.location);
    const isHidden = pages.get(address)?.robots.includes('noindex');
    return isHidden ? finding('noindex_in_sitemap') : [];
  });
}
