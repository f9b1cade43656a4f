import type { CartLines } from '#domain/cart/cart-lines.ts';
import type { Locale } from '#i18n/locale.ts';
import { itemsOf, type Quote } from '../cart/quote.ts';
import type { OrderBody } from './order-attempt.ts';
import type { Destination } from './destination.ts';
import { addressFields } from './checkout-draft.ts';

interface OrderInput {
  lines: CartLines;
  quote: Quote | null;
  destination: Destination;
  notes: string;
  locale: Locale;
}

/** The request that places the order, with the amount that the buyer was shown. */
export function orderBody({ lines, quote, destination, notes, locale }: OrderInput): OrderBody {
  const { saved, typed } = destination;
  return {
    items: itemsOf(lines),
    ...(saved
      ? { address_id: saved.id }
      : { address: Object.fromEntries(addressFields.map((name) => [name, typed[name] ?? ''])) }),
    payment_method: 'cash_on_delivery',
    coupon_code: quote?.coupon?.code ?? null,
    notes: notes || null,
    locale,
    ...(quote && { expected_payable: quote.payable }),
  };
}
