import { useCallback, useEffect, useRef, useState } from 'react';
import { useHref, useNavigate } from 'react-router';
import { removeOrdered } from '#domain/cart/remove-ordered.ts';
import { useT } from '#i18n/react.tsx';
import { toast } from '#ui/toast-store.ts';
import { browserCart } from '../../shared/cart/browser-cart.ts';
import { postJson } from '../../shared/http/post-json.ts';
import { clearStoredCoupon } from '../cart/use-coupon.ts';
import {
  begin,
  deliver,
  forgetAttempt,
  keepAttempt,
  readAttempt,
  type Attempt,
  type OrderBody,
  type Refused,
} from './attempt.ts';
import { forgetDraft } from './use-draft.ts';

export type Trouble =
  | { kind: 'refused'; refusal: Refused }
  /** The shop was reached and could not answer; pressing again is safe. */
  | { kind: 'failed' }
  /** Kept, and sent by itself when there is a connection. */
  | { kind: 'waiting' }
  /** Too old to be sent without asking. */
  | { kind: 'held'; madeAt: number };

const patience = 30_000;
const slowAfter = 8000;
const sentByItself = 30 * 60_000;
const firstPause = 3000;
const longestPause = 60_000;

/** One order at a time, in all tabs: the others wait, and then find it placed. */
const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request('checkout', work) : work();

/** Sends an order once, whatever the connection does. */
export function usePlacing() {
  const t = useT();
  const address = useHref('/checkout/place');
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
  const [isSlow, setSlow] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const busy = useRef(false);

  const send = useCallback(
    async (attempt: Attempt) => {
      keepAttempt(attempt);
      const outcome = await deliver(attempt, (body) =>
        postJson(address, body, { signal: AbortSignal.timeout(patience) }),
      );
      if (outcome.kind === 'unanswered') return setTrouble({ kind: 'waiting' });
      if (outcome.kind === 'failed') {
        keepAttempt({ ...attempt, hasFailed: true });
        return setTrouble(outcome);
      }
      forgetAttempt();
      if (outcome.kind === 'refused') return setTrouble(outcome);
      if (outcome.wasEarlier) toast({ title: t('cart.checkout.earlierArrived') });
      await browserCart.change((basket) => removeOrdered(basket, attempt.body.items));
      clearStoredCoupon();
      forgetDraft();
      await navigate(outcome.to, { replace: true });
    },
    [address, navigate, t],
  );

  /** Nothing is sent while something is: a second press, another tab, a connection that comes back. */
  const alone = useCallback(async (work: () => Promise<void>) => {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    const slow = setTimeout(() => setSlow(true), slowAfter);
    try {
      await inTurn(work);
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
        const attempt = readAttempt();
        if (attempt) await send(attempt);
        else setTrouble(null);
      }),
    [alone, send],
  );

  const place = (body: OrderBody) =>
    alone(async () => {
      setTrouble(null);
      await browserCart.load();
      // Another tab may have ordered all of it while this one waited.
      if (browserCart.current().lines.length === 0) return;
      await send(begin(body, readAttempt(), crypto.randomUUID(), Date.now()));
    });

  const giveUp = () => {
    forgetAttempt();
    setTrouble(null);
  };

  useFoundAttempt(resume, setTrouble);
  useReturningConnection(trouble?.kind === 'waiting' && !isSending, resume);
  return { isSending, isSlow, trouble, place, resume, giveUp, settle: () => setTrouble(null) };
}

export type Placing = ReturnType<typeof usePlacing>;

/** A reload in the middle of sending: the order is still on its way. */
function useFoundAttempt(resume: () => Promise<void>, tell: (trouble: Trouble) => void): void {
  const looked = useRef(false);
  useEffect(() => {
    if (looked.current) return;
    looked.current = true;
    const found = readAttempt();
    if (!found) return;
    const isRecent = Date.now() - found.madeAt < sentByItself;
    if (isRecent && !found.hasFailed) void resume();
    else tell({ kind: 'held', madeAt: found.madeAt });
  }, [resume, tell]);
}

/** At once when the browser says so; and now and then, since not every outage is noticed. */
function useReturningConnection(isWaiting: boolean, resume: () => Promise<void>): void {
  const pause = useRef(firstPause);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const again = () => void resume();
    const timer = setTimeout(again, pause.current);
    pause.current = Math.min(pause.current * 2, longestPause);
    addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [isWaiting, resume]);
}
