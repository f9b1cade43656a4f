export interface InfoPage {
  /** The page's words under storefront.pages. */
  messages:
    | 'about'
    | 'contact'
    | 'cart'
    | 'checkout'
    | 'confirmation'
    | 'customService'
    | 'faq'
    | 'terms'
    | 'privacy'
    | 'returnPolicy'
    | 'shippingInfo'
    | 'careers'
    | 'team'
    | 'partners';
  /** The name of its texts in the database, where staff wrote some. */
  content?: string;
  /** What it lists from a table of its own, after its texts. */
  list?: 'faq' | 'team' | 'openings' | 'partners';
  leadsTo: readonly ('/shop' | '/contact' | '/custom-service' | '/faq')[];
  /** Search engines stay out. */
  isPrivate?: boolean;
}

const pages: Record<string, InfoPage> = {
  about: { messages: 'about', content: 'about', leadsTo: ['/shop', '/contact'] },
  contact: { messages: 'contact', content: 'contact', leadsTo: ['/custom-service', '/faq'] },
  cart: { messages: 'cart', leadsTo: ['/shop'], isPrivate: true },
  checkout: { messages: 'checkout', leadsTo: ['/shop'], isPrivate: true },
  'checkout/confirmation': { messages: 'confirmation', leadsTo: ['/shop'], isPrivate: true },
  'custom-service': {
    messages: 'customService',
    content: 'custom-service',
    leadsTo: ['/contact', '/shop'],
  },
  faq: { messages: 'faq', content: 'faq', list: 'faq', leadsTo: ['/contact'] },
  terms: { messages: 'terms', content: 'terms', leadsTo: ['/contact'] },
  privacy: { messages: 'privacy', content: 'privacy', leadsTo: ['/contact'] },
  'return-policy': { messages: 'returnPolicy', content: 'return-policy', leadsTo: ['/contact'] },
  'shipping-info': { messages: 'shippingInfo', content: 'shipping-info', leadsTo: ['/shop'] },
  careers: { messages: 'careers', content: 'careers', list: 'openings', leadsTo: ['/contact'] },
  team: { messages: 'team', list: 'team', leadsTo: ['/contact'] },
  'our-team': { messages: 'team', list: 'team', leadsTo: ['/contact'] },
  partners: { messages: 'partners', list: 'partners', leadsTo: ['/contact'] },
};

/** By the route's pattern: an address can be spelled in many ways. */
export function infoPageAt(pattern: string): InfoPage {
  const page = pages[pattern.replace(/^\//, '')];
  if (!page) throw new Error(`No info page for ${pattern}.`);
  return page;
}
