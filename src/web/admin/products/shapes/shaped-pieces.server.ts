import type { Box } from '#domain/catalog/fit-geometry.ts';
import { sizeOfChoice } from '#domain/catalog/piece-size.ts';
import type { Locale } from '#i18n/locale.ts';
import type { StoredProduct } from '#services/products/product-texts.ts';
import { variantNames } from '../form/named-pieces.server.ts';

/** What a 3D model can be of: the product in its usual size, or one of its variants. */
export interface ShapedPiece {
  /** Null for the product. */
  variant: string | null;
  name: string | null;
  /** Null while it is not measured. */
  box: Box | null;
  hasSizes: boolean;
}

export function shapedPieces(product: StoredProduct, locale: Locale): ShapedPiece[] {
  const names = variantNames(product, locale);
  const box = product.row.dimensions as unknown as Box | null;
  const variants = product.variants.map((row) => ({
    ...row,
    dimensions: row.dimensions as unknown as Box | null,
    weight: null,
  }));
  const hasSizes = variants.some(({ size }) => size !== null);
  const sized = { dimensions: box, weight: null, variants };
  return [
    { variant: null, name: null, box, hasSizes },
    ...variants.map((variant) => {
      const size = sizeOfChoice(sized, { variant, selection: {} });
      const name = names.get(variant.id) ?? variant.sku;
      return { variant: variant.id, name, box: size.isOfOtherSize ? null : size.box, hasSizes };
    }),
  ];
}
