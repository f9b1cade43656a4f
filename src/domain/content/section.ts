import { z } from 'zod';
import type { ShownPrice } from '../catalog/shown-price.ts';
import type { RichNode } from './rich-text.ts';

export const layouts = [
  'hero',
  'grid',
  'carousel',
  'testimonial',
  'featured',
  'faq',
  'default',
] as const;
export type SectionLayout = (typeof layouts)[number];

/** Sections that the shop fills with its own data. */
export const sectionSources = ['latest_products', 'recent_work', 'partners', 'newsletter'] as const;
export type SectionSource = (typeof sectionSources)[number];

/** Drawings that stand for a text in a grid: a pegged joint, a plan, an offcut that becomes inlay. */
export const sectionIcons = ['joint', 'drawing', 'offcut'] as const;
export type SectionIcon = (typeof sectionIcons)[number];

export interface SectionPicture {
  url: string;
  width: number;
  height: number;
  alt: string;
  /** The URL of an upright crop for phones. */
  upright: string | null;
}

export interface SectionLink {
  text: string;
  url: string;
}

export interface TaggedPiece {
  slug: string;
  name: string;
  prices: ShownPrice;
}

export interface SectionItem {
  id: string;
  title: string;
  description: string;
  body: RichNode[];
  picture: SectionPicture | null;
  /** The video's URL without its file extension. */
  film: string | null;
  links: SectionLink[];
  /** Slugs of the products whose price a hero shows on its picture. */
  tagged: string[];
  /** The same products as they are sold today, where the page has read them. */
  pieces?: TaggedPiece[];
  /** Above a text without a picture; a star when it has none. */
  icon: SectionIcon | null;
  /** Stars, if there are any. */
  rating: number | null;
}

/** A section of a page that staff compose, in the reader's language. */
export interface Section {
  id: string;
  name: string;
  title: string;
  description: string;
  layout: SectionLayout;
  columns: 1 | 2 | 3 | 4;
  source: SectionSource | null;
  isVisible: boolean;
  items: SectionItem[];
}

const columns = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
const config = z.object({
  columns: columns.catch(3),
  source: z.enum(sectionSources).nullable().catch(null),
});

/** Staff edit this by hand: invalid values fall back to the default. */
export function parseSectionConfig(stored: unknown): z.infer<typeof config> {
  const isObject = typeof stored === 'object' && stored !== null;
  return config.parse(isObject ? stored : {});
}
