import type { PlainMessageKey } from '#i18n/messages/index.ts';

export interface NavigationLink {
  to: string;
  label: PlainMessageKey;
}

export const mainLinks: readonly NavigationLink[] = [
  { to: '/shop', label: 'header.shop' },
  { to: '/portfolio', label: 'header.portfolio' },
  { to: '/custom-service', label: 'header.customService' },
  { to: '/about', label: 'header.about' },
  { to: '/contact', label: 'header.contact' },
];

/** Whether a page is the one of a link, or below it. Routes are found in any case. */
export const isWithin = (pathname: string, to: string): boolean =>
  `${pathname.toLowerCase()}/`.startsWith(`${to}/`);

export const footerColumns: readonly {
  title: PlainMessageKey;
  links: readonly NavigationLink[];
}[] = [
  {
    title: 'siteFooter.explore',
    links: [
      { to: '/shop', label: 'siteFooter.shop' },
      { to: '/portfolio', label: 'siteFooter.portfolio' },
      { to: '/projects', label: 'siteFooter.projects' },
      { to: '/about', label: 'siteFooter.about' },
      { to: '/workshops', label: 'siteFooter.workshops' },
      { to: '/our-team', label: 'siteFooter.ourTeam' },
      { to: '/partners', label: 'siteFooter.partners' },
      { to: '/careers', label: 'siteFooter.careers' },
      { to: '/game', label: 'siteFooter.game' },
    ],
  },
  {
    title: 'siteFooter.help',
    links: [
      { to: '/track-order', label: 'siteFooter.trackOrder' },
      { to: '/contact', label: 'siteFooter.contact' },
      { to: '/faq', label: 'siteFooter.faq' },
      { to: '/shipping-info', label: 'siteFooter.shippingInfo' },
      { to: '/return-policy', label: 'siteFooter.returnPolicy' },
    ],
  },
];

/** In the last line of the footer. */
export const legalLinks: readonly NavigationLink[] = [
  { to: '/terms', label: 'siteFooter.terms' },
  { to: '/privacy', label: 'siteFooter.privacy' },
];
