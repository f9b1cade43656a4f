import type { RowValues } from '#domain/admin/changes.ts';
import type { ProductInput } from '#domain/admin/products/product-input.ts';

/** The columns of `products` from the values of its form. Rows of other tables are left out. */
export function productColumns(product: ProductInput): RowValues {
  const { features, specifications, variants, pictures: _, ...rest } = product;
  const { width, depth, height, option_colors, option_materials, option_sizes, ...others } = rest;
  const { price, discount_price, ...columns } = others;
  return {
    ...columns,
    // The database derives them from variants.
    ...(variants.length === 0 && { price, discount_price }),
    features: features.map(({ text }) => text),
    features_ar: inArabic(features, ({ text_ar }) => text_ar),
    specifications: specifications.map(({ label, value }) => [label, value]),
    specifications_ar: specifications.some(({ label_ar }) => label_ar !== null)
      ? specifications.map(({ label_ar, value_ar }) => [label_ar ?? '', value_ar ?? ''])
      : [],
    dimensions: toDimensions({ width, depth, height }),
    variant_options: {
      colors: option_colors.map(withoutNull),
      materials: option_materials.map(withoutNull),
      sizes: option_sizes.map(withoutNull),
    },
    has_variants: variants.length > 0,
  };
}

/** The column of products and variants; null while they are not measured. */
export const toDimensions = <Sides extends { width: number | null }>(sides: Sides) =>
  sides.width === null ? null : sides;

/** None while nothing is translated: readers then see the English list. */
const inArabic = <Row>(rows: readonly Row[], read: (row: Row) => string | null): string[] =>
  rows.some((row) => read(row) !== null) ? rows.map((row) => read(row) ?? '') : [];

/** An option without an Arabic name has no such key. */
const withoutNull = (option: object) =>
  Object.fromEntries(Object.entries(option).filter(([, value]) => value !== null));
