import { useState } from 'react';
import type { WantedItem } from '#domain/checkout/checkout-input.ts';
import type { PricedLine } from '#domain/checkout/priced-line.ts';
import { readNewOrderUrl } from './new-order-url.ts';

/** Called when a form of the page is sent, with the button that sent it. */
export type RememberSent = (form: HTMLFormElement, button?: HTMLElement | null) => void;

/**
 * The pieces of the order as they will be once the page has answered: what was just added or counted
 * must not be lost to the next press.
 */
export function useWanted(lines: readonly PricedLine[]) {
  const [sent, setSent] = useState<{ lines: readonly PricedLine[]; items: WantedItem[] }>();
  const rememberSent: RememberSent = (form, button) => {
    const fields = [...new FormData(form, button)].map(([name, value]) => [name, String(value)]);
    setSent({ lines, items: readNewOrderUrl(new URLSearchParams(fields)).items });
  };
  // Other lines are the answer of the page.
  const wanted = sent?.lines === lines ? sent.items : lines.map(toWanted);
  return { wanted, rememberSent };
}

const toWanted = ({ productId, variantId, wanted }: PricedLine): WantedItem => ({
  product_id: productId,
  variant_id: variantId,
  quantity: wanted,
});
