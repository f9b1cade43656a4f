import type { Text } from '../text.ts';
import type { CareKey, ColourKey, CraftKey, MaterialKey, OriginKey } from './vocabulary.ts';

export type Category = 'living-room' | 'bedroom' | 'dining-room' | 'office' | 'decor' | 'lighting';

/** A size on offer, with what it adds to the price (whole dollars, may be negative). */
export type SizeOption = { value: string; name: Text; extra: number };

export type ProductSeed = {
  /** The family it belongs to: its sisters are suggested first. Its own picture is planned in the studio. */
  piece: string;
  slug: string;
  sku: string;
  name: Text;
  text: Text;
  /** Whole dollars. */
  price: number;
  sale?: number;
  /** Width, depth, height in centimetres. */
  size: readonly [number, number, number];
  /** Kilograms. */
  weight: number;
  origin: OriginKey;
  craft: CraftKey;
  materials: readonly MaterialKey[];
  care: CareKey;
  /** Weeks in the workshop; absent when it waits in the store. */
  lead?: readonly [number, number];
  /** Years. */
  warranty: number;
  features: readonly Text[];
  /** Lines for the table of specifications, beyond craft and materials. */
  specs?: Readonly<Record<string, Text>>;
  tags: readonly string[];
  story?: Text;
  colours?: readonly ColourKey[];
  /** Alternative woods or covers: material and what it adds to the price. */
  finishes?: readonly (readonly [MaterialKey, number])[];
  sizes?: readonly SizeOption[];
  /** Combinations, by their values, that are not made or of which none is left. */
  notMade?: readonly (readonly string[])[];
  soldOut?: readonly (readonly string[])[];
  /** Pieces on hand, over all variants. */
  stock: number;
  flag?: 'pre_order' | 'sold_out';
  /** Days before the seeding moment; only for what is shown as new. */
  newFor?: number;
};
