import type { Text } from '../text.ts';
import type { CareKey, ColourKey, CraftKey, MaterialKey, OriginKey } from './vocabulary.ts';

export type Category = 'living-room' | 'bedroom' | 'dining-room' | 'office' | 'decor' | 'lighting';

/** Width, depth, height in centimetres. */
type Measures = readonly [number, number, number];

/** A size of the piece, with its surcharge (whole dollars, may be negative). */
export type SizeOption = {
  value: string;
  name: Text;
  extra: number;
  size: Measures;
  /** Kilograms. */
  weight: number;
};

export type ProductSeed = {
  /** The product family; its other members are suggested first. The studio renders each product. */
  piece: string;
  slug: string;
  sku: string;
  name: Text;
  text: Text;
  /** Whole dollars. */
  price: number;
  sale?: number;
  /** Of the usual size. */
  size: Measures;
  /** Kilograms. */
  weight: number;
  origin: OriginKey;
  craft: CraftKey;
  materials: readonly MaterialKey[];
  care: CareKey;
  /** Weeks in the workshop; absent when it is in stock. */
  lead?: readonly [number, number];
  /** Years. */
  warranty: number;
  features: readonly Text[];
  /** Rows of the specification table besides craft and materials. */
  specs?: Readonly<Record<string, Text>>;
  tags: readonly string[];
  story?: Text;
  colours?: readonly ColourKey[];
  /** Alternative woods or covers: the material and its surcharge. */
  finishes?: readonly (readonly [MaterialKey, number])[];
  sizes?: readonly SizeOption[];
  /** Combinations of option values that are not made or sold out. */
  notMade?: readonly (readonly string[])[];
  soldOut?: readonly (readonly string[])[];
  /** Pieces on hand, over all variants. */
  stock: number;
  flag?: 'pre_order' | 'sold_out';
  /** Days before the seed date; only for products shown as new. */
  newFor?: number;
};
