import { z } from 'zod';
import { bounds } from '../../bounds.ts';
import { categories } from '../../catalog/category.ts';
import { richTextField } from '../../content/write-rich-text.ts';
import { compareAmounts } from '../../money.ts';
import { headFields } from '../../seo/head-texts.ts';
import { onOrOff, wholeWithin } from '../settings/setting-fields.ts';
import { findVariantProblems, isPartlyMeasured } from './find-variant-problems.ts';
import {
  optionalCentimetres,
  optionalKilograms,
  optionalPrice,
  optionalWhole,
  sku,
  textList,
} from './product-fields.ts';
import {
  prose,
  emptyableLine,
  emptyableProse,
  emptyableRichText,
  filledLine,
  slug,
} from '../records/record-fields.ts';
import * as rows from './product-rows.ts';

/** A product as its form sends it. Quantities are not part of it: they are counted. */
export const productFields = z.object({
  name: filledLine(120),
  name_ar: emptyableLine(120),
  description: prose(20_000).pipe(richTextField(8000)),
  description_ar: prose(20_000).pipe(emptyableRichText(8000)),
  story: emptyableProse(8000),
  story_ar: emptyableProse(8000),
  workshop: emptyableLine(120),
  workshop_ar: emptyableLine(120),
  features: rows.features,
  care_instructions: emptyableProse(2000),
  care_instructions_ar: emptyableProse(2000),
  slug,
  sku,
  category: z.enum(categories, 'required'),
  kind: z.string('required').regex(/^[a-z0-9]+(_[a-z0-9]+)*$/, 'required'),
  tags: textList,
  /** Only without variants, which have prices of their own. */
  price: optionalPrice,
  discount_price: optionalPrice,
  low_stock_threshold: wholeWithin(bounds.lowStock),
  is_preorder: onOrOff,
  is_sold_out: onOrOff,
  option_colors: rows.colourOptions,
  option_materials: rows.options,
  option_sizes: rows.options,
  variants: rows.variants,
  width: optionalCentimetres,
  depth: optionalCentimetres,
  height: optionalCentimetres,
  weight: optionalKilograms,
  origin: emptyableLine(120),
  origin_ar: emptyableLine(120),
  warranty_years: optionalWhole(bounds.warrantyYears),
  lead_time_min_days: optionalWhole(bounds.leadDays),
  lead_time_max_days: optionalWhole(bounds.leadDays),
  specifications: rows.specifications,
  colors: textList,
  materials: textList,
  pictures: rows.pictures,
  ...headFields,
});

type Product = z.output<typeof productFields>;
export type ProductField = keyof Product;

type Report = (message: string, ...path: PropertyKey[]) => void;

function checkPrice({ price, discount_price: sale }: Product, report: Report): void {
  if (price === null) report('required', 'price');
  else if (sale !== null && compareAmounts(sale, price) >= 0) {
    report('not_below_price', 'discount_price');
  }
}

function checkProduct(product: Product, context: z.RefinementCtx): void {
  const report: Report = (message, ...path) => context.addIssue({ code: 'custom', message, path });
  if (product.variants.length === 0) checkPrice(product, report);
  const { lead_time_min_days: least, lead_time_max_days: most } = product;
  if ((least === null) !== (most === null)) {
    report('required', least === null ? 'lead_time_min_days' : 'lead_time_max_days');
  } else if (least !== null && most !== null && least > most) {
    report('end_before_start', 'lead_time_max_days');
  }
  if (isPartlyMeasured(product)) report('all_measures', 'width');
  for (const { place, cell, problem } of findVariantProblems(product)) {
    report(problem, 'variants', place, cell);
  }
}

/** The form with the rules between its fields. */
export const productInput = productFields.superRefine(checkProduct);

/** A new product also has its first count, if it comes without variants. */
export const newProductInput = productFields
  .extend({ quantity: wholeWithin(bounds.countedPieces) })
  .superRefine(checkProduct);

export type ProductInput = z.output<typeof productInput>;
