import type { Way } from './ways.tsx';

export interface InfoPage {
  /** The page's words under storefront.pages. */
  messages: 'contact' | 'cart' | 'checkout' | 'confirmation' | 'customService' | 'careers';
  /** The name of its texts in the database, where staff wrote some. */
  content?: string;
  /** Lists the open positions after its texts. */
  openings?: boolean;
  leadsTo: readonly Way[];
  /** Search engines stay out. */
  isPrivate?: boolean;
}

const pages: Record<string, InfoPage> = {
  contact: { messages: 'contact', content: 'contact', leadsTo: ['/custom-service', '/faq'] },
  checkout: { messages: 'checkout', leadsTo: ['/shop'], isPrivate: true },
  'checkout/confirmation': { messages: 'confirmation', leadsTo: ['/shop'], isPrivate: true },
  'custom-service': {
    messages: 'customService',
    content: 'custom-service',
    leadsTo: ['/contact', '/shop'],
  },
  careers: { messages: 'careers', content: 'careers', openings: true, leadsTo: ['/contact'] },
};

/** By the route's pattern: an address can be spelled in many ways. */
export function infoPageAt(pattern: string): InfoPage {
  const page = pages[pattern.replace(/^\//, '')];
  if (!page) throw new Error(`No info page for ${pattern}.`);
  return page;
}
