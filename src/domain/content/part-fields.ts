import { z } from 'zod';
import { rowsInput } from '../admin/forms/rows-input.ts';
import { toWesternDigits } from '../digits.ts';
import { singleLine } from '../identity/account-forms.ts';
import { blockKinds } from './content-block.ts';
import { partLengths } from './part-lengths.ts';
import { partField, parseParts, partsInput, type PagePart } from './page-parts.ts';
import { isSafeAddress } from './rich-text.ts';
import { layouts, sectionIcons, sectionSources } from './section.ts';
import { richTextField } from './write-rich-text.ts';

const line = (longest: number) => singleLine(longest);
const text = (longest: number) => z.string().trim().max(longest, 'too_long');
const link = singleLine(500).refine(
  (typed) => typed === '' || (isSafeAddress(typed) && /^(\/|https:|#|mailto:|tel:)/.test(typed)),
  'invalid_link',
);
const picture = singleLine(500).refine(
  (typed) => typed === '' || isSafeAddress(typed),
  'invalid_link',
);
const choice = (values: readonly string[]) =>
  z.string().refine((typed) => values.includes(typed), 'required');
const stars = z
  .string()
  .transform((typed) => toWesternDigits(typed).trim())
  .refine((typed) => /^[1-5]?$/.test(typed), 'out_of_range');

const both = <Schema extends z.ZodType>(name: string, schema: Schema) => ({
  [name]: schema,
  [`${name}_ar`]: schema,
});

const pictured = {
  image: picture,
  image_upright: picture,
  ...both('image_alt', line(partLengths.image_alt)),
};

const row = z.object({
  id: z.string().default(''),
  title: line(partLengths.title).default(''),
  title_ar: line(partLengths.title).default(''),
  description: text(partLengths.description).default(''),
  description_ar: text(partLengths.description).default(''),
  image: picture.default(''),
  url: link.default(''),
});
export type BlockRowInput = z.infer<typeof row>;

/** The fields of each kind of part, with their schemas. */
export const partFields = {
  section: {
    display_name: line(partLengths.display_name).min(1, 'required'),
    display_name_ar: line(partLengths.display_name),
    ...both('description', text(partLengths.section_description)),
    layout_type: choice(layouts),
    columns: choice(['1', '2', '3', '4']),
    source: choice(['', ...sectionSources]),
  },
  item: {
    ...both('title', line(partLengths.title)),
    ...both('description', text(partLengths.description)),
    ...both('body', richTextField(18_000)),
    ...pictured,
    film: picture,
    ...both('cta_text', line(partLengths.cta_text)),
    cta_url: link,
    ...both('second_cta_text', line(partLengths.cta_text)),
    second_cta_url: link,
    tagged_products: line(200),
    icon: choice(['', ...sectionIcons]).default(''),
    rating: stars,
  },
  block: {
    kind: choice(blockKinds),
    ...both('title', line(partLengths.title)),
    ...both('description', text(partLengths.description)),
    ...both('body', richTextField(18_000)),
    ...pictured,
    items: rowsInput(row, { max: 40 }),
  },
} as const satisfies Record<PagePart['type'], Record<string, z.ZodType>>;

/** English names of the fields that exist in both languages. */
export const bilingualPartFields = {
  section: ['display_name', 'description'],
  item: ['title', 'description', 'body', 'image_alt', 'cta_text', 'second_cta_text'],
  block: ['title', 'description', 'body', 'image_alt'],
} as const satisfies Record<PagePart['type'], readonly string[]>;

/** The fields of one part by their names in the form of the page. */
export function partSchema({ id, type }: PagePart): z.ZodObject {
  const fields: Record<string, z.ZodType> = partFields[type];
  const named = Object.entries(fields).map(([field, schema]) => [partField(id, field), schema]);
  return z.object(Object.fromEntries(named) as Record<string, z.ZodType>);
}

/** The form of a whole page. */
export function pageSchema(texts: Readonly<Record<string, string>>): z.ZodObject {
  const shapes = parseParts(texts['parts']).map((part) => partSchema(part).shape);
  return z.object({ parts: partsInput, ...Object.assign({}, ...shapes) });
}
