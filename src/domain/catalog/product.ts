import type { RichNode } from '../content/rich-text.ts';
import type { Bilingual } from '../bilingual.ts';
import type { Category } from './category.ts';
import type { HeadTexts } from '../seo/head-texts.ts';
import type { DayRange } from './delivery.ts';
import type { Box } from './fit-geometry.ts';
import type { Workshop } from './workshop.ts';
import type { PieceModel } from './models.ts';
import type { Outline } from './outline.ts';
import type { Charge, ShownPrice } from './shown-price.ts';

export const stockStatuses = [
  'in_stock',
  'out_of_stock',
  'low_stock',
  'sold_out',
  'pre_order',
] as const;
export type StockStatus = (typeof stockStatuses)[number];

/** The size prevents layout shifts while the picture loads. */
export interface ProductPicture {
  url: string;
  alt: string;
  width: number;
  height: number;
  color: string | null;
}

/** A product in a grid, in the reader's language. */
export interface ProductCard extends ShownPrice {
  id: string;
  slug: string;
  name: string;
  /** The workshop that makes it; empty when unknown. */
  workshop: string;
  /** Where the workshop is; empty when unknown. */
  town: string;
  category: Category;
  /** The colour codes it comes in. */
  swatches: string[];
  hasVariants: boolean;
  picture: ProductPicture | null;
  /** A second view, shown on hover. */
  secondPicture: string | null;
  rating: number;
  isNew: boolean;
  stockStatus: StockStatus;
  /** Days of production; null when unknown. */
  leadTime: DayRange | null;
}

export interface Choice {
  name: string;
  names: Bilingual;
  value: string;
  /** The colour code; only colours have one. */
  code?: string;
  /** Of the surface on a colour, or of a sample of the material. */
  picture?: string;
}

export interface Variant extends Charge {
  id: string;
  sku: string;
  color: string | null;
  material: string | null;
  size: string | null;
  inventory: number;
  /** Its own; null when they are those of the product (`sizeOfChoice`). */
  dimensions: Box | null;
  weight: number | null;
  /** The variant's own picture, if it is not among the product's. */
  imageUrl: string | null;
}

export interface GalleryPicture extends ProductPicture {
  /** The variant it shows; null for the product in general. */
  variantId: string | null;
}

export interface ProductDetail extends ProductCard {
  sku: string;
  names: Bilingual;
  /** What search results and shared links say. */
  head: HeadTexts;
  /** The words alone, in one line. */
  description: string;
  /** As staff formatted it. */
  richDescription: RichNode[];
  pictures: GalleryPicture[];
  choices: { colors: Choice[]; materials: Choice[]; sizes: Choice[] };
  variants: Variant[];
  quantity: number;
  lowStockThreshold: number;
  materials: string[];
  dimensions: Box | null;
  /** Its contour, if it was drawn. */
  outline: Outline | null;
  models: PieceModel[];
  weight: number | null;
  origin: string;
  warrantyYears: number | null;
  care: string;
  features: string[];
  specifications: [label: string, value: string][];
  story: string;
  /** The workshop, if the shop introduces it. */
  maker: Workshop | null;
  reviewCount: number;
}

const newForDays = 7;

export function isNew(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < newForDays * 24 * 60 * 60 * 1000;
}
