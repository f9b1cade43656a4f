import { useEffect, useState } from 'react';
import {
  acceptChanges,
  needsConsent,
  reconcileCart,
  type ChangedLine,
} from '#domain/cart/reconcile-cart.ts';
import { browserCart } from '../../shared/cart/browser-cart.ts';
import type { Quote } from './quote.ts';

export interface Changes {
  /** Must be confirmed before ordering. */
  toConfirm: readonly ChangedLine[];
  /** Applied already. */
  noted: readonly ChangedLine[];
  agree(): Promise<unknown>;
  dismiss(): void;
}

/** Compares the cart with the server's quote and remembers the changes. */
export function useChanges(quote: Quote | null): Changes {
  const [toConfirm, setToConfirm] = useState<readonly ChangedLine[]>([]);
  const [noted, setNoted] = useState<readonly ChangedLine[]>([]);

  useEffect(() => {
    if (!quote) return;
    const compare = async () => {
      let differences: readonly ChangedLine[] = [];
      await browserCart.change((cart) => {
        const { cart: lines, changes } = reconcileCart(cart.lines, quote.lines);
        differences = changes;
        return { ...cart, lines };
      });
      setToConfirm(differences.filter(needsConsent));
      const applied = differences.filter((change) => !needsConsent(change));
      if (applied.length > 0) setNoted((before) => [...before, ...applied]);
    };
    void compare();
  }, [quote]);

  return {
    toConfirm,
    noted,
    agree: async () => {
      await browserCart.change((cart) => acceptChanges(cart, toConfirm));
      setToConfirm([]);
    },
    dismiss: () => setNoted([]),
  };
}
