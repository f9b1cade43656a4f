import type { Box } from './fit-geometry.ts';
import type { ProductDetail, Variant } from './product.ts';
import type { VariantChoice } from './variant-choice.ts';

export interface PieceSize {
  /** Null when it was never entered. */
  box: Box | null;
  /** Kilograms; null when unknown for this size. */
  weight: number | null;
  /** The box is that of another size than the chosen one, whose own is not known. */
  isOfOtherSize: boolean;
}

type SizedVariant = Pick<Variant, 'size' | 'dimensions' | 'weight'>;
type Sized = Pick<ProductDetail, 'dimensions' | 'weight'> & { variants: readonly SizedVariant[] };
type SizedChoice = Pick<VariantChoice, 'selection'> & { variant: SizedVariant | null };

/**
 * The size of what was chosen: that of the variant, of another variant in the same size, or of the
 * product. The dimensions of the product are those of its usual size: they are right for the only size
 * that has none of its own, and another size's when several have none.
 */
export function sizeOfChoice(product: Sized, { variant, selection }: SizedChoice): PieceSize {
  const size = (variant ? variant.size : selection.size) ?? null;
  const sameSize = product.variants.filter((other) => size !== null && other.size === size);
  const measured = [variant, ...sameSize].find((other) => other?.dimensions);
  if (measured?.dimensions) {
    const isUsual = isSameBox(measured.dimensions, product.dimensions);
    const weight = variant?.weight ?? (isUsual ? product.weight : null);
    return { box: measured.dimensions, weight, isOfOtherSize: false };
  }
  const isOfOtherSize =
    product.dimensions !== null && size !== null && sizesWithoutBox(product.variants).size > 1;
  const weight = variant?.weight ?? (isOfOtherSize ? null : product.weight);
  return { box: product.dimensions, weight, isOfOtherSize };
}

type Measured = Pick<Variant, 'size'> & { dimensions: unknown };

/** The sizes of which no variant has dimensions. */
export function sizesWithoutBox(variants: readonly Measured[]): Set<string> {
  const sizes = new Set(variants.flatMap(({ size }) => size ?? []));
  for (const { size, dimensions } of variants) {
    if (size && dimensions) sizes.delete(size);
  }
  return sizes;
}

const isSameBox = (one: Box, other: Box | null): boolean =>
  other !== null &&
  one.width === other.width &&
  one.depth === other.depth &&
  one.height === other.height;
