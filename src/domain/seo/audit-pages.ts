import type { Finding } from './finding.ts';
import { auditHead } from './audit-head.ts';
import { auditLinks } from './audit-links.ts';
import type { PageFacts } from './page-facts.ts';
import { readShopAddress } from './shop-address.ts';

export interface Answer {
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
  answers: ReadonlyMap<string, Answer>;
}

/** All findings about the pages of the sitemap, each one time. */
export function auditPages(crawl: Crawl): Finding[] {
  const findings = [...auditSitemap(crawl), ...auditHead(crawl), ...auditLinks(crawl)];
  return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()];
}

export const isBlocked = (address: string, blocked: readonly string[]): boolean =>
  blocked.some((path) => address.startsWith(path));

/** Pages that the sitemap names and that are closed, hidden, gone or moved. */
function auditSitemap({ sitemap, blocked, pages, answers }: Crawl): Finding[] {
  return sitemap.flatMap((address): Finding[] => {
    const named = readShopAddress(address);
    if (!named) return [];
    const finding = (kind: Finding['kind'], target: string | null = null): Finding[] => [
      { ...named, kind, place: 'sitemap', target },
    ];
    if (isBlocked(address, blocked)) return finding('blocked_in_sitemap');
    const answer = answers.get(address);
    if (answer && answer.status >= 400) return finding('link_broken', named.page);
    if (answer && answer.status >= 300) return finding('link_redirected', answer.location);
    const isHidden = pages.get(address)?.robots.includes('noindex');
    return isHidden ? finding('noindex_in_sitemap') : [];
  });
}
