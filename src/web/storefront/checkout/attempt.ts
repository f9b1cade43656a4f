import type { OrderedItem } from '#domain/cart/remove-ordered.ts';
import type { CheckoutRejection } from '#domain/checkout/rejection.ts';
import { removeStored, readStored, writeStored } from '../../shared/storage/use-stored.ts';

/** What is sent, apart from the key: plain JSON, so that the same order is the same text. */
export interface OrderBody {
  readonly items: readonly OrderedItem[];
  readonly [field: string]: unknown;
}

/** An order on its way, kept until the shop has answered: it is sent again, and counts once. */
export interface Attempt {
  key: string;
  body: OrderBody;
  /** Went out under this key before the buyer changed something; nobody knows whether it arrived. */
  former: OrderBody | null;
  madeAt: number;
  /** The server failed to process it: it is sent again only when the buyer asks for it. */
  hasFailed?: boolean;
}

export type Refused = (CheckoutRejection | { reason: 'session_ended' }) & { text: string };

export type PlaceAnswer = { ok: true; to: string } | ({ ok: false } & Refused);

export type Outcome =
  | { kind: 'placed'; to: string; wasEarlier: boolean }
  | { kind: 'refused'; refusal: Refused }
  /** No connection, or none long enough. */
  | { kind: 'unanswered' }
  /** The shop was reached and could not answer. */
  | { kind: 'failed' };

/** The answer is whatever came back. */
export type Send = (body: object) => Promise<{ status: number; answer: unknown } | null>;

/** Under the key of an attempt that was never answered, so that at most one of the two counts. */
export function begin(body: OrderBody, unanswered: Attempt | null, newKey: string, now: number) {
  if (!unanswered) return { key: newKey, body, former: null, madeAt: now };
  const isSame = JSON.stringify(unanswered.body) === JSON.stringify(body);
  return isSame ? unanswered : { ...unanswered, body, former: unanswered.body, madeAt: now };
}

export async function deliver(attempt: Attempt, send: Send): Promise<Outcome> {
  const outcome = await sendOnce(attempt.key, attempt.body, send);
  const hadArrived = outcome.kind === 'refused' && outcome.refusal.reason === 'key_reused';
  if (!hadArrived || !attempt.former) return outcome;
  const earlier = await sendOnce(attempt.key, attempt.former, send);
  return earlier.kind === 'placed' ? { ...earlier, wasEarlier: true } : earlier;
}

async function sendOnce(key: string, body: OrderBody, send: Send): Promise<Outcome> {
  const given = await send({ key, ...body });
  if (!given) return { kind: 'unanswered' };
  if (!isPlaceAnswer(given.answer)) return { kind: 'failed' };
  const answer = given.answer;
  if (answer.ok) return { kind: 'placed', to: answer.to, wasEarlier: false };
  return { kind: 'refused', refusal: answer };
}

/** A server that fails responds with something else, such as plain text. */
const isPlaceAnswer = (answer: unknown): answer is PlaceAnswer =>
  typeof answer === 'object' && answer !== null && ('to' in answer || 'reason' in answer);

export const attemptKey = 'checkout-attempt';

export const keepAttempt = (attempt: Attempt): void =>
  writeStored(attemptKey, JSON.stringify(attempt));
export const forgetAttempt = (): void => removeStored(attemptKey);
export const readAttempt = (): Attempt | null => parseAttempt(readStored(attemptKey));

/** What another version of the page may have written is read with care. */
export function parseAttempt(stored: string | null): Attempt | null {
  try {
    const attempt = JSON.parse(stored ?? '') as Partial<Attempt>;
    const { key, body, former = null, madeAt, hasFailed } = attempt;
    const isWhole = typeof key === 'string' && typeof body === 'object' && body !== null;
    if (!isWhole || typeof madeAt !== 'number') return null;
    return { key, body, former, madeAt, ...(hasFailed === true && { hasFailed }) };
  } catch {
    return null;
  }
}
