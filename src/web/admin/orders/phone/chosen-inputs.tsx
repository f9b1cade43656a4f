import type { PricedLine } from '#domain/checkout/priced-line.ts';
import { pieceName } from '#domain/orders/phone-order-input.ts';

interface ChosenInputsProps {
  orderKey: string;
  lines: readonly PricedLine[];
}

/** Carries the key and the chosen pieces along with a form. */
export const ChosenInputs = ({ orderKey, lines }: ChosenInputsProps) => (
  <>
    <input type="hidden" name="key" value={orderKey} />
    {lines.map(({ productId, variantId, wanted }) => (
      <span key={`${productId} ${variantId}`} hidden>
        <input type="hidden" name="piece" value={pieceName(productId, variantId)} />
        <input type="hidden" name="quantity" value={wanted} />
      </span>
    ))}
  </>
);
