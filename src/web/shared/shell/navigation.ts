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
    title: 'footer.explore',
    links: [
      { to: '/shop', label: 'footer.shop' },
      { to: '/portfolio', label: 'footer.portfolio' },
      { to: '/projects', label: 'footer.projects' },
      { to: '/about', label: 'footer.about' },
      { to: '/workshops', label: 'footer.workshops' },
      { to: '/our-team', label: 'footer.ourTeam' },
      { to: '/partners', label: 'footer.partners' },
      { to: '/careers', label: 'footer.careers' },
      { to: '/game', label: 'footer.game' },
    ],
  },
  {
    title: 'footer.help',
    links: [
      { to: '/track-order', label: 'footer.trackOrder' },
      { to: '/contact', label: 'footer.contact' },
      { to: '/faq', label: 'footer.faq' },
      { to: '/shipping-info', label: 'footer.shippingInfo' },
      { to: '/return-policy', label: 'footer.returnPolicy' },
    ],
  },
];

/** In the last line of the footer. */
export const legalLinks: readonly NavigationLink[] = [
  { to: '/terms', label: 'footer.terms' },
  { to: '/privacy', label: 'footer.privacy' },
];
