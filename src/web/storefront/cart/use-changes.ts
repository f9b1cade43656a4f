import { useEffect, useState } from 'react';
import { agree, needsConsent, reconcile, type Change } from '#domain/cart/reconcile.ts';
import { browserCart } from '../../shared/cart/browser-cart.ts';
import type { Quote } from './quote.ts';

export interface Changes {
  /** Must be confirmed before ordering. */
  asked: readonly Change[];
  /** Applied already. */
  noted: readonly Change[];
  agree(): Promise<unknown>;
  dismiss(): void;
}

/** Compares the cart with the server's quote and remembers the changes. */
export function useChanges(quote: Quote | null): Changes {
  const [asked, setAsked] = useState<readonly Change[]>([]);
  const [noted, setNoted] = useState<readonly Change[]>([]);

  useEffect(() => {
    if (!quote) return;
    const compare = async () => {
      let found: readonly Change[] = [];
      await browserCart.change((basket) => {
        const { cart, changes } = reconcile(basket.lines, quote.lines);
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
      await browserCart.change((basket) => agree(basket, asked));
      setAsked([]);
    },
    dismiss: () => setNoted([]),
  };
}
