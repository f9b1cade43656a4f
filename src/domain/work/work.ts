import type { DayRange } from '../catalog/delivery.ts';
import type { ProductCard } from '../catalog/product.ts';
import type { PricedLine } from '../checkout/priced-line.ts';
import type { HeadTexts } from '../seo/head-texts.ts';

export const workCategories = ['residential', 'commercial', 'office', 'hospitality'] as const;
export type WorkCategory = (typeof workCategories)[number];

export const isWorkCategory = (value: unknown): value is WorkCategory =>
  workCategories.some((category) => category === value);

/** A project in a grid, in the reader's language. */
export interface WorkCard {
  id: string;
  title: string;
  category: WorkCategory;
  picture: string | null;
  /** The picture's dominant colour. */
  color: string | null;
  location: string;
}

/** A project with what its pieces cost today and how long they take, for people who want one made. */
export interface WorkExample extends WorkCard {
  /** Of the cheapest and of the dearest piece; null without pieces of the shop. */
  prices: { from: string; to: string } | null;
  /** Of the slowest piece. */
  leadTime: DayRange | null;
}

/** Position of a product in a picture, in percent from the top left. */
export interface Hotspot {
  productId: string;
  x: number;
  y: number;
}

export interface WorkPicture {
  id: string;
  url: string;
  alt: string;
  width: number;
  height: number;
  color: string | null;
  hotspots: Hotspot[];
}

export interface WorkDetail extends WorkCard {
  /** What search results and shared links say. */
  head: HeadTexts;
  description: string;
  client: string;
  challenge: string;
  solution: string;
  quote: string;
  finishedOn: string | null;
  /** Square metres. */
  area: number | null;
  materials: string[];
  highlights: { title: string; description: string }[];
  pictures: WorkPicture[];
  products: ProductCard[];
  /** The same pieces as they go into the cart together. */
  room: PricedLine[];
  related: WorkCard[];
}

export interface ProjectCard extends WorkCard {
  status: 'current' | 'completed';
  /** Of the work, in percent. */
  progress: number;
  description: string;
}

export interface ProjectDetail extends ProjectCard {
  client: string;
  startedOn: string | null;
  completedOn: string | null;
  pictures: WorkPicture[];
}
