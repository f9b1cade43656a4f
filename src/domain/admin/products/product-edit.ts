import { z } from 'zod';
import { bounds } from '../../bounds.ts';
import { categories } from '../../catalog/category.ts';
import { singleLine } from '../../identity/account-forms.ts';
import { amountWithin, wholeWithin } from '../settings/setting-fields.ts';
import { roundings } from './round-price.ts';

export const maxPrice = bounds.price.most;
const maxTags = 20;

const by = amountWithin(bounds.price);
const rounding = z.enum(roundings).default('none');
const yesOrNo = z.enum(['yes', 'no']).transform((text) => text === 'yes');

/** Tags as people type them: with commas of either script. */
export const tagList = singleLine(500)
  .transform((typed) => [
    ...new Set(
      typed
        .split(/[,،;]/)
        .map((tag) => tag.trim())
        .filter((tag) => tag !== ''),
    ),
  ])
  .refine((tags) => tags.length <= maxTags && tags.every((tag) => tag.length <= 40), 'too_long');

const someTags = tagList.refine((tags) => tags.length > 0, 'required');
const days = wholeWithin(bounds.leadDays);

/** What can be done to many products at once; no two have a field of the same name. */
export const productEditInput = z.discriminatedUnion('edit', [
  z.object({
    edit: z.literal('price'),
    direction: z.enum(['raise', 'lower']),
    by,
    unit: z.enum(['percent', 'amount']),
    rounding,
  }),
  z.object({
    edit: z.literal('sale'),
    saleBy: by,
    saleUnit: z.enum(['percent', 'amount', 'price']),
    saleRounding: rounding,
  }),
  z.object({ edit: z.literal('clearSale') }),
  z.object({ edit: z.literal('room'), room: z.enum(categories, 'required') }),
  z.object({
    edit: z.literal('kind'),
    kind: z.string('required').regex(/^[a-z0-9_]{1,60}$/, 'required'),
  }),
  z.object({ edit: z.literal('addTags'), addedTags: someTags }),
  z.object({ edit: z.literal('removeTags'), removedTags: someTags }),
  z.object({ edit: z.literal('leadTime'), leadFrom: days, leadTo: days }),
  z.object({ edit: z.literal('lowStock'), mark: wholeWithin(bounds.lowStock) }),
  z.object({ edit: z.literal('preorder'), isPreorder: yesOrNo }),
  z.object({ edit: z.literal('soldOut'), isSoldOut: yesOrNo }),
  z.object({ edit: z.literal('publish') }),
  z.object({ edit: z.literal('unpublish') }),
  z.object({ edit: z.literal('delete') }),
]);

export type ProductEdit = z.output<typeof productEditInput>;
export type ProductEditName = ProductEdit['edit'];
export const productEditNames = productEditInput.options.map(
  ({ shape }) => shape.edit.value,
) as readonly ProductEditName[];

type KeysOfEach<Union> = Union extends object ? keyof Union & string : never;
type FieldName = Exclude<KeysOfEach<ProductEdit>, 'edit'>;

export const productEditFieldNames = productEditInput.options
  .flatMap(({ shape }) => Object.keys(shape))
  .filter((name) => name !== 'edit') as FieldName[];

/** Edits of what is charged: of a product with variants they change those. */
export const isPriceEdit = ({ edit }: ProductEdit): boolean =>
  edit === 'price' || edit === 'sale' || edit === 'clearSale';
