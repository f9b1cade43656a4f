import type { Text } from '../text.ts';
import type { CraftKey } from './vocabulary.ts';

export type WorkshopSeed = {
  name: Text;
  craft: CraftKey;
  town: Text;
  /** The code of a governorate. */
  governorate: string;
  /** Latitude and longitude. */
  at: readonly [number, number];
  founded: number;
  /** Of those who work there now; the founders are the first. */
  generation: number;
  story: Text;
  /** A product, or one of its views as `product--view`. */
  picture: string;
};
