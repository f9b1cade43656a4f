import { useCallback, useEffect, useRef, useState } from 'react';
import { useHref, useNavigate } from 'react-router';
import { removeOrdered } from '#domain/cart/remove-ordered.ts';
import { useT } from '#i18n/react.tsx';
import { toast } from '#ui/toast-store.ts';
import { browserCart } from '../../shared/cart/browser-cart.ts';
import { postJson } from '../../shared/http/post-json.ts';
import { clearStoredCoupon } from '../cart/use-coupon.ts';
import {
  beginOrderAttempt,
  sendOrderAttempt,
  removeOrderAttempt,
  saveOrderAttempt,
  readOrderAttempt,
  type OrderAttempt,
  type OrderBody,
  type OrderRejection,
} from './order-attempt.ts';
import { removeCheckoutDraft } from './use-checkout-draft.ts';

export type Trouble =
  | { kind: 'rejected'; rejection: OrderRejection }
  /** The server could not process it; pressing again is safe. */
  | { kind: 'failed' }
  /** Stored, and sent automatically when there is a connection. */
  | { kind: 'waiting' }
  /** Too old to be sent without asking the buyer. */
  | { kind: 'held'; madeAt: number };

const timeoutMilliseconds = 30_000;
const slowAfter = 8000;
const maxAutomaticAge = 30 * 60_000;
const firstPause = 3000;
const maxPause = 60_000;

/** One order at a time: other tabs wait, and then see that it is placed. */
const oneTabAtATime = <Result>(work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request('checkout', work) : work();

/** Places an order exactly once, even if the connection breaks or the page reloads. */
export function useSubmitOrder() {
  const t = useT();
  const address = useHref('/checkout/place');
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
  const [isSlow, setSlow] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const busy = useRef(false);

  const send = useCallback(
    async (attempt: OrderAttempt) => {
      saveOrderAttempt(attempt);
      const result = await sendOrderAttempt(attempt, (body) =>
        postJson(address, body, { signal: AbortSignal.timeout(timeoutMilliseconds) }),
      );
      if (result.kind === 'unanswered') return setTrouble({ kind: 'waiting' });
      if (result.kind === 'failed') {
        saveOrderAttempt({ ...attempt, hasFailed: true });
        return setTrouble(result);
      }
      removeOrderAttempt();
      if (result.kind === 'rejected') return setTrouble(result);
      if (result.wasEarlier) toast({ title: t('cart.checkout.earlierArrived') });
      await browserCart.change((cart) => removeOrdered(cart, attempt.body.items));
      clearStoredCoupon();
      removeCheckoutDraft();
      await navigate(result.to, { replace: true });
    },
    [address, navigate, t],
  );

  /** Ignores a second press, and a returning connection, while an order is being sent. */
  const alone = useCallback(async (work: () => Promise<void>) => {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    const slow = setTimeout(() => setSlow(true), slowAfter);
    try {
      await oneTabAtATime(work);
    } finally {
      clearTimeout(slow);
      busy.current = false;
      setSending(false);
      setSlow(false);
    }
  }, []);

  const resume = useCallback(
    () =>
      alone(async () => {
        const attempt = readOrderAttempt();
        if (attempt) await send(attempt);
        else setTrouble(null);
      }),
    [alone, send],
  );

  const submit = (body: OrderBody) =>
    alone(async () => {
      setTrouble(null);
      await browserCart.load();
      // Another tab may have ordered all of it while this one waited.
      if (browserCart.current().lines.length === 0) return;
      await send(beginOrderAttempt(body, readOrderAttempt(), crypto.randomUUID(), Date.now()));
    });

  const giveUp = () => {
    removeOrderAttempt();
    setTrouble(null);
  };

  useStoredAttempt(resume, setTrouble);
  useReturningConnection(trouble?.kind === 'waiting' && !isSending, resume);
  return { isSending, isSlow, trouble, submit, resume, giveUp, settle: () => setTrouble(null) };
}

export type OrderSubmission = ReturnType<typeof useSubmitOrder>;

/** Continues with an order that was being sent when the page was closed or reloaded. */
function useStoredAttempt(resume: () => Promise<void>, report: (trouble: Trouble) => void): void {
  const looked = useRef(false);
  useEffect(() => {
    if (looked.current) return;
    looked.current = true;
    const stored = readOrderAttempt();
    if (!stored) return;
    const isRecent = Date.now() - stored.madeAt < maxAutomaticAge;
    if (isRecent && !stored.hasFailed) void resume();
    else report({ kind: 'held', madeAt: stored.madeAt });
  }, [resume, report]);
}

/** Tries again when the browser is online, and from time to time: it does not notice every outage. */
function useReturningConnection(isWaiting: boolean, resume: () => Promise<void>): void {
  const pause = useRef(firstPause);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const again = () => void resume();
    const timer = setTimeout(again, pause.current);
    pause.current = Math.min(pause.current * 2, maxPause);
    addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [isWaiting, resume]);
}
