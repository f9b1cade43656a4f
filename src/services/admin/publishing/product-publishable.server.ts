import type { Change } from '#domain/admin/changes.ts';
import { parseRows } from '#domain/admin/forms/rows-input.ts';
import { productBilingual } from '#domain/admin/products/product-fields.ts';
import {
  productFields,
  productInput,
  type ProductInput,
} from '#domain/admin/products/product-input.ts';
import { findLongTexts } from '#domain/admin/readiness/find-long-texts.ts';
import { findMissingLanguages } from '#domain/admin/readiness/find-missing-languages.ts';
import { findPictureGaps, type CheckedPicture } from '#domain/admin/readiness/find-picture-gaps.ts';
import { findUnmeasuredSizes } from '#domain/admin/readiness/find-unmeasured-sizes.ts';
import { findUntranslatedRows } from '#domain/admin/readiness/find-untranslated-rows.ts';
import { productChanges } from '../../products/product-changes.ts';
import { productConstraints } from '../../products/product-problem.ts';
import { productTexts } from '../../products/product-texts.ts';
import { readPlaces, readPrices, readProductIn } from '../../products/read-product.server.ts';
import { form as arabic } from '#i18n/messages/ar/admin-products/form.ts';
import { form as english } from '#i18n/messages/en/admin-products/form.ts';
import { definePublishable, type RecordTexts } from './publishable.ts';

/** Names of fields as the form has them; Arabic texts are named by the history. */
const fieldNames: Record<'en' | 'ar', Partial<Record<string, string>>> = {
  en: english.fields,
  ar: arabic.fields,
};

/** Fields whose rows are written in both languages, and the cells that are. */
const bilingualRows = {
  features: ['text'],
  specifications: ['label', 'value'],
  option_colors: ['name'],
  option_materials: ['name'],
  option_sizes: ['name'],
};

/** Fields of the form that are not columns of their name. */
const fieldOfColumn: Readonly<Record<string, string>> = {
  features_ar: 'features',
  specifications_ar: 'specifications',
  dimensions: 'width',
  variant_options: 'option_colors',
  has_variants: 'variants',
};

/** A product with its variants and pictures. Its stock is counted, and never part of a draft. */
export const productPublishable = definePublishable({
  kind: 'product',
  status: { table: 'products', field: 'status', published: 'published', draft: 'draft' },
  schema: () => productInput,
  read: async (trx, id) => {
    const product = await readProductIn(trx, id);
    return product && productTexts(product);
  },
  changes: async (id, fields, { trx, after }) => {
    const wanted = valuesOf(after);
    const seen = fields.map(({ field, from }) => [field, seenValue(field, from)]);
    return productChanges({
      id,
      before: { ...wanted, ...(Object.fromEntries(seen) as Partial<ProductInput>) },
      after: wanted,
      prices: await readPrices(trx, id),
      places: await readPlaces(trx, id),
    });
  },
  pointless: ({ variants = '' }) =>
    parseRows(variants).length > 0 ? ['price', 'discount_price'] : [],
  fieldOf,
  constraints: productConstraints,
  findings: (texts) => [
    ...findMissingLanguages(texts, productBilingual),
    ...findUntranslatedRows(texts, bilingualRows),
    ...findPictureGaps(picturesIn(texts), { field: 'pictures', needsPrimary: true }),
    ...findUnmeasuredSizes(parseRows(texts['variants'] ?? ''), 'variants'),
    ...findLongTexts(texts, { title_long: ['name', 'name_ar'] }),
  ],
  fieldLabel: (field, _texts, locale) => fieldNames[locale][field],
  title: ({ name = '', name_ar = '' }) => ({ en: name, ar: name_ar || name }),
  addresses: (_id, { slug = '' }) => [`/product/${slug}`],
  editPath: (id) => `/admin/products/edit/${id}`,
});

function fieldOf({ table, field }: Pick<Change, 'table' | 'field'>): string {
  if (table === 'product_variants') return 'variants';
  if (table === 'product_images') return 'pictures';
  return fieldOfColumn[field ?? ''] ?? field ?? '';
}

/** The values of the form's texts, each by its own rule. */
const valuesOf = (texts: RecordTexts): ProductInput =>
  Object.fromEntries(
    Object.entries(productFields.shape).map(([field, schema]) => {
      const text = texts[field] ?? '';
      const parsed = schema.safeParse(text);
      return [field, parsed.success ? parsed.data : seenValue(field, text)];
    }),
  ) as ProductInput;

const rowFields = new Set([...Object.keys(bilingualRows), 'variants', 'pictures']);

/** A text that today's rules reject is older than they are: it is compared as it is. */
const seenValue = (field: string, from: unknown): unknown =>
  typeof from === 'string' && rowFields.has(field) ? parseRows(from) : from;

const picturesIn = (texts: RecordTexts) =>
  parseRows(texts['pictures'] ?? '') as unknown as CheckedPicture[];
