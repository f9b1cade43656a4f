import type { OrderedItem } from '#domain/cart/remove-ordered.ts';
import type { CheckoutRejection } from '#domain/checkout/rejection.ts';
import { removeStored, readStored, writeStored } from '../../shared/storage/use-stored.ts';

/** What is sent, apart from the key: plain JSON, so that the same order is the same text. */
export interface OrderBody {
  readonly items: readonly OrderedItem[];
  readonly [field: string]: unknown;
}

/**
 * An order that is being sent, stored until the server has responded. It can be sent again: the key
 * makes sure that it is placed once.
 */
export interface OrderAttempt {
  key: string;
  body: OrderBody;
  /** What was sent under this key before the buyer changed something; it may have arrived. */
  former: OrderBody | null;
  madeAt: number;
  /** The server failed to process it: it is sent again only when the buyer asks for it. */
  hasFailed?: boolean;
}

export type OrderRejection = (CheckoutRejection | { reason: 'session_ended' }) & { text: string };

export type PlaceOrderResponse = { ok: true; to: string } | ({ ok: false } & OrderRejection);

export type SendResult =
  | { kind: 'placed'; to: string; wasEarlier: boolean }
  | { kind: 'rejected'; rejection: OrderRejection }
  /** No connection, or it broke before the response. */
  | { kind: 'unanswered' }
  /** The server responded, but could not process the order. */
  | { kind: 'failed' };

/** Null when the server could not be reached. */
export type Send = (body: object) => Promise<{ status: number; json: unknown } | null>;

/** Reuses the key of an attempt without a response, so that only one of the two orders is placed. */
export function beginOrderAttempt(
  body: OrderBody,
  unanswered: OrderAttempt | null,
  newKey: string,
  now: number,
) {
  if (!unanswered) return { key: newKey, body, former: null, madeAt: now };
  const isSame = JSON.stringify(unanswered.body) === JSON.stringify(body);
  return isSame ? unanswered : { ...unanswered, body, former: unanswered.body, madeAt: now };
}

export async function sendOrderAttempt(attempt: OrderAttempt, send: Send): Promise<SendResult> {
  const result = await sendBody(attempt.key, attempt.body, send);
  const hadArrived = result.kind === 'rejected' && result.rejection.reason === 'key_reused';
  if (!hadArrived || !attempt.former) return result;
  const earlier = await sendBody(attempt.key, attempt.former, send);
  return earlier.kind === 'placed' ? { ...earlier, wasEarlier: true } : earlier;
}

async function sendBody(key: string, body: OrderBody, send: Send): Promise<SendResult> {
  const response = await send({ key, ...body });
  if (!response) return { kind: 'unanswered' };
  const { json } = response;
  if (!isPlaceOrderResponse(json)) return { kind: 'failed' };
  if (json.ok) return { kind: 'placed', to: json.to, wasEarlier: false };
  return { kind: 'rejected', rejection: json };
}

/** A server that fails responds with something else, such as plain text. */
const isPlaceOrderResponse = (json: unknown): json is PlaceOrderResponse =>
  typeof json === 'object' && json !== null && ('to' in json || 'reason' in json);

export const attemptKey = 'checkout-attempt';

export const saveOrderAttempt = (attempt: OrderAttempt): void =>
  writeStored(attemptKey, JSON.stringify(attempt));
export const removeOrderAttempt = (): void => removeStored(attemptKey);
export const readOrderAttempt = (): OrderAttempt | null =>
  parseOrderAttempt(readStored(attemptKey));

/** Validated, because another version of the page may have written it. */
export function parseOrderAttempt(stored: string | null): OrderAttempt | null {
  try {
    const attempt = JSON.parse(stored ?? '') as Partial<OrderAttempt>;
    const { key, body, former = null, madeAt, hasFailed } = attempt;
    const isWhole = typeof key === 'string' && typeof body === 'object' && body !== null;
    if (!isWhole || typeof madeAt !== 'number') return null;
    return { key, body, former, madeAt, ...(hasFailed === true && { hasFailed }) };
  } catch {
    return null;
  }
}
