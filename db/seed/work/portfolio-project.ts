import type { Text } from '../text.ts';

export type PortfolioSeed = {
  slug: string;
  title: Text;
  category: 'residential' | 'commercial' | 'office' | 'hospitality';
  date: string;
  location: Text;
  client: Text;
  /** Square metres. */
  area: number;
  description: Text;
  challenge: Text;
  solution: Text;
  quote: Text;
  materials: readonly Text[];
  highlights: readonly (readonly [title: Text, description: Text])[];
  /** Slugs of the products used. */
  products: readonly string[];
};
