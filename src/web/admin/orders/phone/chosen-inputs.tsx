import type { WantedItem } from '#domain/checkout/checkout-input.ts';
import { pieceName } from '#domain/orders/phone-order-input.ts';

interface ChosenInputsProps {
  orderKey: string;
  wanted: readonly WantedItem[];
}

/** Carries the key and the chosen pieces along with a form. */
export const ChosenInputs = ({ orderKey, wanted }: ChosenInputsProps) => (
  <>
    <input type="hidden" name="key" value={orderKey} />
    {wanted.map(({ product_id, variant_id, quantity }) => (
      <span key={`${product_id} ${variant_id}`} hidden>
        <input type="hidden" name="piece" value={pieceName(product_id, variant_id)} />
        <input type="hidden" name="quantity" value={quantity} />
      </span>
    ))}
  </>
);
