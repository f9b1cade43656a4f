import { z } from 'zod';
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

/** What the shop itself fills a section with. */
const sources = ['latest_products', 'recent_work', 'partners', 'newsletter'] as const;
export type SectionSource = (typeof sources)[number];

export interface SectionPicture {
  url: string;
  width: number;
  height: number;
  alt: string;
  /** The address of an upright cut, for telephones. */
  upright: string | null;
}

export interface SectionLink {
  text: string;
  url: string;
}

export interface SectionItem {
  id: string;
  title: string;
  description: string;
  body: RichNode[];
  picture: SectionPicture | null;
  /** The film's address without its ending. */
  film: string | null;
  links: SectionLink[];
  /** Stars, where somebody gave some. */
  rating: number | null;
}

/** A piece of a page that staff compose, in the reader's language. */
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
  source: z.enum(sources).nullable().catch(null),
});

/** Staff write it by hand, so anything may stand there; what makes no sense is the default. */
export function parseSectionConfig(stored: unknown): z.infer<typeof config> {
  const isObject = typeof stored === 'object' && stored !== null;
  return config.parse(isObject ? stored : {});
}
