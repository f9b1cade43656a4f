import type { ProductField } from '#domain/admin/products/product-input.ts';
import { useT } from '#i18n/react.tsx';
import { useBilingualLabels } from '../../forms/use-bilingual-labels.ts';

export const bilingualFields = [
  'name',
  'description',
  'story',
  'workshop',
  'care_instructions',
  'origin',
] as const;

/** In both languages too, but a page does without them. */
const headTexts = ['seo_title', 'seo_description'] as const;

const plainFields = [
  'features',
  'slug',
  'sku',
  'category',
  'kind',
  'tags',
  'price',
  'discount_price',
  'quantity',
  'low_stock_threshold',
  'is_preorder',
  'is_sold_out',
  'option_colors',
  'option_materials',
  'option_sizes',
  'variants',
  'width',
  'depth',
  'height',
  'weight',
  'warranty_years',
  'lead_time_min_days',
  'lead_time_max_days',
  'specifications',
  'colors',
  'materials',
  'pictures',
] as const satisfies readonly (ProductField | 'quantity')[];

/** The label of each field of the product form. */
export function useProductLabels(): Record<string, string> {
  const t = useT();
  const both = useBilingualLabels(
    Object.fromEntries(
      [...bilingualFields, ...headTexts].map((name) => [
        name,
        t(`adminProducts.form.fields.${name}`),
      ]),
    ),
  );
  const plain = plainFields.map((name) => [name, t(`adminProducts.form.fields.${name}`)]);
  return { ...both, ...Object.fromEntries(plain) };
}
