import { useEffect, useRef, type InputEvent } from 'react';
import { useFetcher } from 'react-router';
import type { QuoteSummary } from './quote-summary.ts';

const priced = new Set(['governorate', 'coupon', 'email', 'phone']);
const pause = 400;

/** The amounts with what is typed; asked again when something changes that they depend on. */
export function useLiveQuote(initial: QuoteSummary) {
  const fetcher = useFetcher<{ ok: true; quote: QuoteSummary }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const form = useRef<HTMLFormElement | null>(null);
  const ask = () => {
    if (!form.current) return;
    const body = new FormData(form.current);
    body.set('intent', 'quote');
    void fetcher.submit(body, { method: 'post' });
  };
  const onInput = (event: InputEvent<HTMLFormElement>) => {
    form.current = event.currentTarget;
    if (!priced.has((event.target as HTMLInputElement).name)) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(ask, pause);
  };
  // Other pieces cost something else; what is typed stays.
  const { subtotal } = initial;
  const lastSubtotal = useRef(subtotal);
  useEffect(() => {
    if (lastSubtotal.current === subtotal) return;
    lastSubtotal.current = subtotal;
    ask();
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const latest = fetcher.data?.quote;
  return { quote: latest?.subtotal === initial.subtotal ? latest : initial, onInput };
}
