import type { Way } from './ways.tsx';

export interface InfoPage {
  /** The page's words under storefront.pages. */
  messages: 'checkout' | 'confirmation';
  leadsTo: readonly Way[];
  /** Search engines stay out. */
  isPrivate?: boolean;
}

const pages: Record<string, InfoPage> = {
  checkout: { messages: 'checkout', leadsTo: ['/shop'], isPrivate: true },
  'checkout/confirmation': { messages: 'confirmation', leadsTo: ['/shop'], isPrivate: true },
};

/** By the route's pattern: an address can be spelled in many ways. */
export function infoPageAt(pattern: string): InfoPage {
  const page = pages[pattern.replace(/^\//, '')];
  if (!page) throw new Error(`No info page for ${pattern}.`);
  return page;
}
