import type { Selectable } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Box } from '#domain/catalog/fit-geometry.ts';
import type { ProductField } from '#domain/admin/products/product-input.ts';
import { pictureRowsText, type RecordPictureRow } from '#domain/media/picture-rows.ts';

export interface StoredProduct {
  row: Selectable<DB['products']>;
  variants: readonly Selectable<DB['product_variants']>[];
  pictures: readonly Selectable<DB['product_images']>[];
}

interface StoredOption {
  name: string;
  name_ar?: string | null;
  value: string;
  code?: string;
}
type StoredOptions = Partial<Record<'colors' | 'materials' | 'sizes', StoredOption[]>>;
type Pair = readonly [string, string];

const text = (value: string | number | null): string => (value === null ? '' : String(value));
const flag = (value: boolean): string => (value ? 'true' : '');
const list = (values: readonly string[]): string => values.join(', ');
const json = (rows: readonly object[]): string => JSON.stringify(rows);

/** A stored product as the texts of its form. */
export function productTexts({ row, variants, pictures }: StoredProduct) {
  const options = row.variant_options as StoredOptions;
  return {
    name: row.name,
    name_ar: text(row.name_ar),
    description: row.description,
    description_ar: text(row.description_ar),
    story: text(row.story),
    story_ar: text(row.story_ar),
    workshop: text(row.workshop),
    workshop_ar: text(row.workshop_ar),
    features: json(featureRows(row.features, row.features_ar)),
    care_instructions: text(row.care_instructions),
    care_instructions_ar: text(row.care_instructions_ar),
    slug: row.slug,
    sku: row.sku,
    category: row.category,
    kind: row.kind,
    tags: list(row.tags),
    price: row.price,
    discount_price: text(row.discount_price),
    low_stock_threshold: text(row.low_stock_threshold),
    is_preorder: flag(row.is_preorder),
    is_sold_out: flag(row.is_sold_out),
    option_colors: json(optionRows(options.colors, true)),
    option_materials: json(optionRows(options.materials)),
    option_sizes: json(optionRows(options.sizes)),
    variants: json(variants.map(variantRow)),
    ...measures(row),
    origin: text(row.origin),
    origin_ar: text(row.origin_ar),
    warranty_years: text(row.warranty_years),
    lead_time_min_days: text(row.lead_time_min_days),
    lead_time_max_days: text(row.lead_time_max_days),
    specifications: json(
      specificationRows(
        row.specifications as unknown as Pair[],
        row.specifications_ar as unknown as Pair[],
      ),
    ),
    colors: list(row.colors),
    materials: list(row.materials),
    pictures: pictureRowsText(pictures.map(pictureRow)),
    seo_title: text(row.seo_title),
    seo_title_ar: text(row.seo_title_ar),
    seo_description: text(row.seo_description),
    seo_description_ar: text(row.seo_description_ar),
  } satisfies Record<ProductField, string>;
}

const featureRows = (english: readonly string[], arabic: readonly string[]) =>
  english.map((line, index) => ({ text: line, text_ar: arabic[index] ?? '' }));

const specificationRows = (english: readonly Pair[], arabic: readonly Pair[]) =>
  english.map(([label, value], index) => ({
    label,
    label_ar: arabic[index]?.[0] ?? '',
    value,
    value_ar: arabic[index]?.[1] ?? '',
  }));

const optionRows = (options: readonly StoredOption[] = [], hasCode = false) =>
  options.map(({ name, name_ar, value, code }) => ({
    name,
    name_ar: name_ar ?? '',
    value,
    ...(hasCode && { code: code ?? '' }),
  }));

/** Without the stock, which sales change while the form is open. */
const variantRow = (row: StoredProduct['variants'][number]) => ({
  id: row.id,
  color: row.color,
  material: row.material,
  size: row.size,
  sku: row.sku,
  price: row.price,
  discount_price: text(row.discount_price),
  ...measures(row),
});

type Measured = Pick<Selectable<DB['products']>, 'dimensions' | 'weight'>;

function measures({ dimensions, weight }: Measured) {
  const { width, depth, height } = (dimensions ?? {}) as Partial<Box>;
  return {
    width: text(width ?? null),
    depth: text(depth ?? null),
    height: text(height ?? null),
    weight: text(weight),
  };
}

const pictureRow = (row: StoredProduct['pictures'][number]): RecordPictureRow => ({
  id: row.id,
  url: row.image_url,
  alt_en: text(row.alt_en),
  alt_ar: text(row.alt_ar),
  is_primary: row.is_primary,
  variant_id: row.variant_id,
});
