import { isAsLarge, modelOfChoice, type PieceModel } from '#domain/catalog/models.ts';
import { sizeOfChoice } from '#domain/catalog/piece-size.ts';
import type { ProductDetail } from '#domain/catalog/product.ts';
import { sizeLabel } from './selected-labels.ts';
import type { VariantSelection } from './use-variant-selection.ts';

export interface RoomModel {
  model: PieceModel;
  /** The chosen size, when the model is of another one. */
  insteadOf: string | null;
}

/**
 * The model that a telephone places in a room. One of another size says so beside other sizes to choose
 * from; of a piece that has only one size, the model is out of date and not shown.
 */
export function roomModelOf(product: ProductDetail, choosing: VariantSelection): RoomModel | null {
  const { box, isOfOtherSize } = sizeOfChoice(product, choosing);
  const variantId = choosing.variant?.id ?? null;
  const model = modelOfChoice(product.models, { variantId, box });
  if (!model || !box) return null;
  const isRight = isAsLarge(model.size, box) && !isOfOtherSize;
  const insteadOf = isRight ? null : sizeLabel(product, choosing.selection);
  return isRight || insteadOf ? { model, insteadOf } : null;
}
