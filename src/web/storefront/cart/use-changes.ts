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
  asked: readonly ChangedLine[];
  /** Applied already. */
  noted: readonly ChangedLine[];
  agree(): Promise<unknown>;
  dismiss(): void;
}

/** Compares the cart with the server's quote and remembers the changes. */
export function useChanges(quote: Quote | null): Changes {
  const [asked, setAsked] = useState<readonly ChangedLine[]>([]);
  const [noted, setNoted] = useState<readonly ChangedLine[]>([]);

  useEffect(() => {
    if (!quote) return;
    const compare = async () => {
      let found: readonly ChangedLine[] = [];
      await browserCart.change((basket) => {
        const { cart, changes } = reconcileCart(basket.lines, quote.lines);
        found = changes;
        return { ...basket, lines: cart };
      });
      setAsked(found.filter(needsConsent));
      const news = found.filter((change) => !needsConsent(change));
      if (news.length > 0) setNoted((before) => [...before, ...news]);
    };
    void compare();
  }, [quote]);

  return {
    asked,
    noted,
    agree: async () => {
      await browserCart.change((basket) => acceptChanges(basket, asked));
      setAsked([]);
    },
    dismiss: () => setNoted([]),
  };
}
