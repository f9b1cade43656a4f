import type { PageFinding } from './finding.ts';
import { auditHead } from './audit-head.ts';
import { auditLinks } from './audit-links.ts';
import { isBlocked, type Crawl } from './crawl.ts';
import { readShopAddress } from './shop-address.ts';

/** All findings about the pages of the sitemap, each one time. */
export function auditPages(crawl: Crawl): PageFinding[] {
  const findings = [...auditSitemap(crawl), ...auditHead(crawl), ...auditLinks(crawl)];
  return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()];
}

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
