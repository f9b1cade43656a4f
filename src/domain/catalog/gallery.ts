import type { GalleryPicture, ProductDetail, Variant } from './product.ts';
import { aspects, type OptionSelection } from './variant-choice.ts';

type Pictured = Pick<ProductDetail, 'pictures' | 'variants' | 'name'>;

/**
 * Pictures of the selected variant first, then general ones; pictures of other variants are left
 * out. A variant without pictures uses those of the most similar one, or the main picture.
 */
export function galleryPictures(
  product: Pictured,
  selection: OptionSelection,
  variant: Variant | null,
) {
  const general = product.pictures.filter(({ variantId }) => variantId === null);
  const likeness = (picture: GalleryPicture) =>
    matchScore(
      product.variants.find(({ id }) => id === picture.variantId),
      selection,
    );
  const best = Math.max(1, ...product.pictures.map(likeness));
  const own = product.pictures.filter((picture) => likeness(picture) === best);
  const nearest = own.length > 0 ? own : product.pictures.slice(0, 1);
  const shown = [...ownPicture(product, variant), ...nearest, ...general];
  return [...new Map(shown.map((picture) => [picture.url, picture])).values()];
}

/** Colour matters most, then material, then size; another colour does not match at all. */
function matchScore(pictured: Variant | undefined, selection: OptionSelection): number {
  if (!pictured) return 0;
  const shown = aspects.filter((aspect) => pictured[aspect]);
  if (shown[0] === undefined || pictured[shown[0]] !== selection[shown[0]]) return 0;
  const weights = { color: 4, material: 2, size: 1 };
  return shown.reduce(
    (sum, aspect) => sum + (pictured[aspect] === selection[aspect] ? weights[aspect] : 0),
    0,
  );
}

/** Uses the shop's 4:5 format when the size is unknown. */
function ownPicture({ pictures, name }: Pictured, variant: Variant | null): GalleryPicture[] {
  const url = variant?.imageUrl;
  if (!url || pictures.some((picture) => picture.url === url)) return [];
  return [{ url, alt: name, width: 960, height: 1200, color: null, variantId: variant.id }];
}
