/**
 * Every address that a visitor can open without choosing something first. Each group is opened in one
 * visit, which begins with an empty cache at a page that visitors arrive at.
 */
export const publicRoutes = {
  'the home page and what it leads to': [
    ...['/', '/about', '/contact', '/team', '/our-team', '/careers', '/partners'],
  ],
  'the shop and its pages of buying': [
    ...['/shop', '/search', '/cart', '/checkout', '/checkout/confirmation', '/track-order'],
    '/wishlist',
    '/compare?piece=qalawun-majlis-sofa&piece=zamalek-linen-sofa&piece=fuwwah-medallion-kilim',
  ],
  'works, workshops and requests': [
    ...['/portfolio', '/projects', '/workshops', '/workshops?place=cairo', '/workshop/abu-samra'],
    ...['/custom-service', '/samples?piece=qalawun-majlis-sofa', '/developers'],
  ],
  'questions and policies': [
    ...['/faq', '/terms', '/privacy', '/return-policy', '/shipping-info', '/offline'],
  ],
  'signing in, newsletters and the game': [
    ...['/login', '/signup', '/forgot-password', '/reset-password', '/unauthorized', '/game'],
    ...['/newsletter', '/newsletter/unsubscribe', '/notifications/unsubscribe'],
  ],
} as const;
