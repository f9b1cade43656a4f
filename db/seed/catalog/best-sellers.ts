import { scatter } from '../time.ts';

/** The best-selling products in order: the shop's list starts with them. */
export const bestSellers: readonly string[] = [
  'qalawun-majlis-sofa',
  'barquq-octagonal-table',
  'muayyad-pierced-lantern',
  'sitt-wassila-armchair',
  'ibn-tulun-dining-table',
  'tulun-dining-chair',
  'shagarat-al-durr-bed',
  'nahhasin-tray-table',
  'bab-zuweila-wardrobe',
  'magra-leather-pouf',
  'diwan-writing-desk',
  'dar-al-kutub-bookcase',
  'lotus-khayameya-panel',
  'keel-arch-pearl-mirror',
  'fuwwah-medallion-kilim',
  'hasan-star-sideboard',
  'katib-desk-chair',
  'qurna-alabaster-lamp',
  'suhaymi-console',
  'fustat-pottery-group',
  'gamaliya-folding-screen',
  'nubian-basket-set',
  'qamar-nightstand',
  'rawda-two-seat-sofa',
];

const mostSold = 146;
const soldOfTheRest = 90;

/** The number of sold pieces of a product. */
export const salesOf = (slug: string): number => {
  const place = bestSellers.indexOf(slug);
  return place < 0 ? 4 + scatter(soldOfTheRest, 'sold', slug) : mostSold - 2 * place;
};
