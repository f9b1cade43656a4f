import type { Locale } from '#i18n/locale.ts';
import type { ProductRecordFacts } from '#services/products/read-product-facts.server.ts';
import type { StoredProduct } from '#services/products/product-texts.ts';
import { toChoices } from '#services/catalog/product-detail.server.ts';
import type { NamedPiece } from '../stock/stock-panel.tsx';

/** The pieces of a product that can be counted, in the order of its variants. */
export function namedPieces(
  product: StoredProduct,
  { pieces }: ProductRecordFacts,
  locale: Locale,
): NamedPiece[] {
  const { row, variants } = product;
  const factsOf = (key: string) => pieces[key] ?? { onHand: 0, waiting: 0 };
  if (variants.length === 0) {
    const { onHand, waiting } = factsOf(row.id);
    return [{ product: row.id, variant: null, name: row.sku, onHand, waiting }];
  }
  return [...variantNames(product, locale)].map(([id, name]) => {
    const { onHand, waiting } = factsOf(id);
    return { product: row.id, variant: id, name, onHand, waiting };
  });
}

/** “Blue · 260 cm (SOFA-12)” of each variant, by its id. */
export function variantNames(
  { row, variants }: StoredProduct,
  locale: Locale,
): Map<string, string> {
  const { colors, materials, sizes } = toChoices(row.variant_options, locale);
  const nameOf = (choices: readonly { value: string; name: string }[], value: string | null) =>
    choices.find((choice) => choice.value === value)?.name ?? value;
  return new Map(
    variants.map(({ id, color, material, size, sku }) => {
      const options = [nameOf(colors, color), nameOf(materials, material), nameOf(sizes, size)];
      return [id, `${options.filter(Boolean).join(' · ')} (${sku})`];
    }),
  );
}
