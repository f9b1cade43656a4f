import type { GalleryPicture, ProductDetail, Variant } from './product.ts';
import { aspects, type OptionSelection } from './variant-choice.ts';

type Pictured = Pick<ProductDetail, 'pictures' | 'variants' | 'name'>;

/**
 * The pictures of what is chosen first, then those of the product in general; pictures of other
 * choices are left out. A variant without its own borrows from the one most like it.
 */
export function galleryPictures(
  product: Pictured,
  chosen: OptionSelection,
  variant: Variant | null,
) {
  const general = product.pictures.filter(({ variantId }) => variantId === null);
  const likeness = (picture: GalleryPicture) =>
    matchScore(
      product.variants.find(({ id }) => id === picture.variantId),
      chosen,
    );
  const best = Math.max(1, ...product.pictures.map(likeness));
  const own = product.pictures.filter((picture) => likeness(picture) === best);
  const shown = [...ownPicture(product, variant), ...own, ...general];
  const once = [...new Map(shown.map((picture) => [picture.url, picture])).values()];
  return once.length > 0 ? once : product.pictures;
}

/** Colour shows most, then material, then size; a picture in another colour is of no use at all. */
function matchScore(pictured: Variant | undefined, chosen: OptionSelection): number {
  if (!pictured) return 0;
  const shown = aspects.filter((aspect) => pictured[aspect]);
  if (shown[0] === undefined || pictured[shown[0]] !== chosen[shown[0]]) return 0;
  const weights = { color: 4, material: 2, size: 1 };
  return shown.reduce(
    (sum, aspect) => sum + (pictured[aspect] === chosen[aspect] ? weights[aspect] : 0),
    0,
  );
}

/** The 4:5 of the shop's pictures stands in for a size that was never recorded. */
function ownPicture({ pictures, name }: Pictured, variant: Variant | null): GalleryPicture[] {
  const url = variant?.imageUrl;
  if (!url || pictures.some((picture) => picture.url === url)) return [];
  return [{ url, alt: name, width: 960, height: 1200, color: null, variantId: variant.id }];
}
