import { z } from 'zod';
import { bounds } from '../../bounds.ts';
import { rowsInput } from '../forms/rows-input.ts';
import {
  optionalCentimetres,
  optionalKilograms,
  optionalPrice,
  optionalWhole,
  price,
  sku,
} from './product-fields.ts';
import { emptyableLine, filledLine } from '../records/record-fields.ts';

/** Rows of the product form. An empty id is a new row. */

const id = z.string().regex(/^$|^[0-9a-f-]{36}$/, 'invalid');
/** How links and variants name an option. */
const optionValue = z
  .string()
  .trim()
  .regex(/^[a-z0-9]+([_-][a-z0-9]+)*$/, 'invalid_value')
  .max(40, 'too_long');

export const features = rowsInput(
  z.object({ text: filledLine(300), text_ar: emptyableLine(300) }),
  {
    max: 30,
  },
);

export const specifications = rowsInput(
  z.object({
    label: filledLine(120),
    label_ar: emptyableLine(120),
    value: filledLine(300),
    value_ar: emptyableLine(300),
  }),
  { max: 40 },
);

const option = z.object({ name: filledLine(80), name_ar: emptyableLine(80), value: optionValue });
export const options = rowsInput(option, { max: 30 });
export const colourOptions = rowsInput(
  option.extend({
    code: z
      .string()
      .trim()
      .regex(/^#[0-9a-f]{6}$/i, 'invalid_colour'),
  }),
  { max: 30 },
);

const emptyIsNull = z
  .string()
  .nullish()
  .transform((value) => value || null);

const variant = z.object({
  id,
  color: emptyIsNull,
  material: emptyIsNull,
  size: emptyIsNull,
  sku,
  price,
  discount_price: optionalPrice,
  // Versions and drafts that are older than these cells have none.
  width: optionalCentimetres.prefault(''),
  depth: optionalCentimetres.prefault(''),
  height: optionalCentimetres.prefault(''),
  weight: optionalKilograms.prefault(''),
  /** The opening count; only of a new variant. */
  inventory: optionalWhole(bounds.countedPieces).optional(),
});
export type VariantInput = z.output<typeof variant>;
export const variants = rowsInput(variant, { max: 300 });

/** <PictureRows> gives new rows their ids. */
const picture = z.object({
  id: z.uuid(),
  url: filledLine(500).regex(/^(\/(?!\/)|https:\/\/)/, 'invalid_link'),
  alt_en: emptyableLine(300),
  alt_ar: emptyableLine(300),
  is_primary: z.boolean().optional().default(false),
  variant_id: emptyIsNull,
});
export type PictureInput = z.output<typeof picture>;
export const pictures = rowsInput(picture, { max: 60 });
