import type { PageFacts } from './page-facts.ts';

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

export const isBlocked = (address: string, blocked: readonly string[]): boolean =>
  blocked.some((path) => address.startsWith(path));
