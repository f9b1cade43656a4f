import { useCallback, useEffect, useState } from 'react';
import { useHref } from 'react-router';
import type { CartLines } from '#domain/cart/cart-lines.ts';
import { postJson } from '../../shared/http/post-json.ts';
import { useAuth } from '../../shared/session/auth.tsx';
import { useShell } from '../../shared/shell/shell-data.tsx';
import { itemsOf, type Quote } from './quote.ts';

/** Rapid changes are sent as one request. */
const settleMilliseconds = 150;
/** Afterwards a request counts as failed, so that no page waits for prices for ever. */
const timeoutMilliseconds = 15_000;

interface Wanted {
  lines: CartLines;
  couponCode: string | null;
  governorate: string | null;
}

export interface Quoting {
  /** The last quote; an older one stays until the new one arrives. */
  quote: Quote | null;
  isAsking: boolean;
  /** The last request failed. */
  hasFailed: boolean;
  refresh: () => void;
}

type State = Omit<Quoting, 'refresh'>;

/** Requests a quote on each visit and whenever something changes that affects prices. */
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
    let isReplaced = false;
    setState((before) => ({ ...before, isAsking: true }));
    const ask = async () => {
      const response = await postJson(address, JSON.parse(question) as object, asking);
      if (isReplaced) return;
      const hasFailed = response?.status !== 200;
      setState(({ quote }) => ({
        quote: hasFailed ? quote : (response.json as Quote),
        isAsking: false,
        hasFailed,
      }));
    };
    const timer = setTimeout(() => void ask(), settleMilliseconds);
    const deadline = setTimeout(() => asking.abort(), timeoutMilliseconds);
    return () => {
      isReplaced = true;
      clearTimeout(timer);
      clearTimeout(deadline);
      asking.abort();
    };
    // `question` contains the items; user and language decide about coupons and texts.
  }, [address, question, items.length, userId, locale, refreshed]);

  const refresh = useCallback(() => setRefreshed((times) => times + 1), []);
  return { ...state, refresh };
}
