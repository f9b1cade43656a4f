import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { CheckoutInput } from '#domain/checkout/checkout-input.ts';
import type { PlacedOrder } from '#domain/checkout/placed-order.ts';
import { mergeWanted } from '#domain/checkout/priced-line.ts';
import type { CheckoutRefusal } from '#domain/checkout/refusal.ts';
import { inTurn } from '#platform/database/in-turn.server.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { userIdOf, type Who } from '../enquiries/who.ts';
import { brandNames } from '../mail/brand.server.ts';
import { readShopMoney } from '../pricing/shop-money.server.ts';
import { takeCheckoutLimits } from './checkout-limits.server.ts';
import { findDestination } from './destination.server.ts';
import { findByKey, findByKeyAfter } from './find-by-key.server.ts';
import { locks as allLocks, type Locks } from './locks.server.ts';
import type { OrderDraft } from './order-draft.ts';
import { guestToken } from './order-token.server.ts';
import { priceUnderLock } from './price-under-lock.server.ts';
import { readPlacedOrder } from './read-order.server.ts';
import { requestHash } from './request-hash.server.ts';
import { retryingDeadlocks } from './retry.server.ts';
import { writeOrder } from './write-order.server.ts';

export type PlaceOrderResult =
  | {
      ok: true;
      order: PlacedOrder;
      /** False when the order was placed by an earlier request with the same key. */
      isNew: boolean;
      /** Shows a guest the confirmation; customers find it in their account. */
      guestToken: string | null;
    }
  | ({ ok: false } & CheckoutRefusal);

type Outcome = { ok: true; id: string; isNew: boolean } | ({ ok: false } & CheckoutRefusal);

/** Called after a step; tests bring callers together there. */
type Pause = (after: 'asked' | 'priced') => Promise<void>;
const goOn: Pause = async () => {};

/** Places an order once, whatever happens to the answer; a refusal has changed nothing. */
export const placeOrder = placingUnder(allLocks);

export function placingUnder(locks: Locks, pause = goOn) {
  return async (input: CheckoutInput, who: Who): Promise<PlaceOrderResult> => {
    const outcome = await inTurn(() => placeOnce(input, who, { locks, pause }));
    if (!outcome) return { ok: false, reason: 'rate_limited', retryAfter: 2 };
    if (!outcome.ok) return outcome;
    const { id, isNew } = outcome;
    // As system: a guest has no right to any order but through this answer.
    const order = await readPlacedOrder(asSystem(), id);
    if (!order) throw new Error(`The order ${id} is gone.`);
    return { ok: true, order, isNew, guestToken: userIdOf(who) ? null : guestToken(id) };
  };
}

interface Way {
  locks: Locks;
  pause: Pause;
}

async function placeOnce(input: CheckoutInput, who: Who, way: Way): Promise<Outcome> {
  const wanted = mergeWanted(input.items);
  if (wanted.length === 0) return { ok: false, reason: 'cart_empty' };
  const userId = userIdOf(who);
  const hash = requestHash(input, userId);
  const known = await findByKey(input.key, hash);
  if (known) return known;
  const destination = await findDestination(input, who.actor);
  if (!destination.ok) return destination;
  const { address, shipping } = destination;
  const [money, brands] = [await readShopMoney(), await brandNames()];
  const { attempt } = who;
  const draft = { input, wanted, hash, userId, address, shipping, money, brands, attempt };
  // As system: nobody writes stock, uses of coupons or orders in their own name.
  return retryingDeadlocks(() => asSystem().transaction((trx) => place(trx, draft, way)));
}

async function place(
  trx: Transaction<DB>,
  draft: OrderDraft,
  { locks, pause }: Way,
): Promise<Outcome> {
  const { input, hash } = draft;
  const known = await findByKeyAfter(locks.attempt(input.key), trx, { key: input.key, hash });
  if (known) return known;
  await pause('asked');
  const allowed = await takeCheckoutLimits(trx, draft);
  if (!allowed.ok) return allowed;
  const priced = await priceUnderLock(trx, draft, locks);
  if (!priced.ok) return priced;
  await pause('priced');
  return { ok: true, id: await writeOrder(trx, draft, priced), isNew: true };
}
