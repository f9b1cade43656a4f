export const crafts = [
  'mashrabiya',
  'joinery',
  'inlay',
  'arabesque',
  'upholstery',
  'carving',
  'metalwork',
  'leather',
  'kilim',
  'weaving',
  'applique',
  'pottery',
  'alabaster',
  'basketry',
  'embroidery',
] as const;
export type Craft = (typeof crafts)[number];

/** A workshop in the reader's language. */
export interface Workshop {
  id: string;
  slug: string;
  name: string;
  town: string;
  /** The code of its governorate. */
  governorate: string;
  craft: Craft;
  founded: number | null;
  /** Of those who work there now; the founders are the first. */
  generation: number | null;
  story: string;
  picture: string | null;
}
