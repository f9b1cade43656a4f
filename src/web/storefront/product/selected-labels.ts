import type { Bilingual } from '#domain/bilingual.ts';
import type { Choice, ProductDetail } from '#domain/catalog/product.ts';
import { aspects, type Aspect, type OptionSelection } from '#domain/catalog/variant-choice.ts';

const lists = { color: 'colors', material: 'materials', size: 'sizes' } as const;

/** The options of the product with their labels; variants may have a value without one. */
export function labelledChoices({ choices, variants }: ProductDetail, aspect: Aspect): Choice[] {
  const named = choices[lists[aspect]];
  const values = new Set(variants.flatMap((variant) => variant[aspect] ?? []));
  return [
    ...named.filter(({ value }) => values.delete(value)),
    ...[...values].map((value) => ({ name: value, names: { en: value, ar: value }, value })),
  ];
}

/** The selected values as texts, in the order of selection. */
export function selectedLabels(product: ProductDetail, selection: OptionSelection): Choice[] {
  return aspects.flatMap(
    (aspect) =>
      labelledChoices(product, aspect).find(({ value }) => value === selection[aspect]) ?? [],
  );
}

/** The label of the selected size; null when the product has no sizes. */
export const sizeLabel = (product: ProductDetail, { size }: OptionSelection): string | null =>
  labelledChoices(product, 'size').find(({ value }) => value === size)?.name ?? null;

export const bilingualSelectedLabels = (
  product: ProductDetail,
  selection: OptionSelection,
): Bilingual[] => selectedLabels(product, selection).map(({ names }) => names);
