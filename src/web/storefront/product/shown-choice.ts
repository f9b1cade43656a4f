import type { GalleryPicture, ProductDetail } from '#domain/catalog/product.ts';
import type { OptionSelection } from '#domain/catalog/variant-choice.ts';
import { labelledChoices } from './selected-labels.ts';

/** What the first picture shows instead of what is selected; null when they agree or it is not known. */
export function shownChoice(
  product: ProductDetail,
  selection: OptionSelection,
  picture: GalleryPicture | undefined,
): { shown: string; selected: string } | null {
  const pictured = product.variants.find(({ id }) => id === picture?.variantId);
  if (!pictured) return null;
  // Another size looks alike: the drawing tells it.
  for (const aspect of ['color', 'material'] as const) {
    const nameOf = (value: string | null | undefined) =>
      labelledChoices(product, aspect).find((choice) => choice.value === value)?.name;
    const [shown, selected] = [nameOf(pictured[aspect]), nameOf(selection[aspect])];
    if (shown && selected && shown !== selected) return { shown, selected };
  }
  return null;
}
