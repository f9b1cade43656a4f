import { useCallback, useEffect, useState } from 'react';
import { useHref } from 'react-router';
import type { Cart } from '#domain/cart/cart.ts';
import { postJson } from '../../shared/http/post-json.ts';
import { useAuth } from '../../shared/session/auth.tsx';
import { useShell } from '../../shared/shell/shell-data.tsx';
import { itemsOf, type Quote } from './quote.ts';

/** Quick presses become one question. */
const settleMilliseconds = 150;

interface Wanted {
  lines: Cart;
  couponCode: string | null;
  governorate: string | null;
}

export interface Quoting {
  /** The newest word of the server; an older one stays until it comes. */
  quote: Quote | null;
  isAsking: boolean;
  /** The last question was not answered. */
  hasFailed: boolean;
  refresh: () => void;
}

type State = Omit<Quoting, 'refresh'>;

/** Asks the server on each visit, and again whenever something changes that it decides. */
export function useQuote({ lines, couponCode, governorate }: Wanted): Quoting {
  const address = useHref('/cart/prices');
  const { locale } = useShell();
  const userId = useAuth().user?.id ?? null;
  const [state, setState] = useState<State>({ quote: null, isAsking: true, hasFailed: false });
  const [refreshed, setRefreshed] = useState(0);
  const items = itemsOf(lines);
  const question = JSON.stringify({ items, coupon_code: couponCode, governorate });

  useEffect(() => {
    if (items.length === 0) return undefined;
    const asking = new AbortController();
    setState((before) => ({ ...before, isAsking: true }));
    const ask = async () => {
      const given = await postJson(address, JSON.parse(question) as object, asking);
      if (asking.signal.aborted) return;
      const hasFailed = given?.status !== 200;
      setState(({ quote }) => ({
        quote: hasFailed ? quote : (given.answer as Quote),
        isAsking: false,
        hasFailed,
      }));
    };
    const timer = setTimeout(() => void ask(), settleMilliseconds);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
    // The question holds the items; whose and in which language decides about coupons and words.
  }, [address, question, items.length, userId, locale, refreshed]);

  const refresh = useCallback(() => setRefreshed((times) => times + 1), []);
  return { ...state, refresh };
}
