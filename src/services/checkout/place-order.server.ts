import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { CheckoutInput } from '#domain/checkout/checkout-input.ts';
import type { PlacedOrder } from '#domain/checkout/placed-order.ts';
import { mergeWanted } from '#domain/checkout/priced-line.ts';
import { findLimitRejection, findSizeRejection } from '#domain/checkout/order-limits.ts';
import type { CheckoutRejection } from '#domain/checkout/rejection.ts';
import { reusePlans } from '#platform/database/plan-mode.ts';
import { queueTransaction } from '#platform/database/queue-transaction.server.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { overloadRetryAfter } from '#platform/overload.server.ts';
import { userIdOf, type Caller } from '../shared/caller.ts';
import { localized } from '#i18n/locale.ts';
import { limitCouponGuesses } from '../coupons/limit-coupon-guesses.server.ts';
import { mailShops } from '../mail/brand.server.ts';
import { readBuyerLimits } from '../order-holds/read-abuse-limits.server.ts';
import { readShopMoney } from '../pricing/shop-money.server.ts';
import { findDestination } from './find-destination.server.ts';
import { findByKey, findByKeyAfter } from './find-by-key.server.ts';
import { locks as allLocks, type Locks } from './locks.server.ts';
import type { OrderDraft } from './order-draft.ts';
import { createGuestToken } from './guest-token.server.ts';
import { priceUnderLock, type PricedOrder } from './price-under-lock.server.ts';
import { readFactsUnderLock } from './read-facts-under-lock.server.ts';
import { readPlacedOrder } from './read-placed-order.server.ts';
import { hashRequest } from './hash-request.server.ts';
import { retryDeadlocks } from './retry-deadlocks.server.ts';
import { writeOrder } from './write-order.server.ts';

export type PlaceOrderResult =
  | {
      ok: true;
      order: PlacedOrder;
      /** False when an earlier request with the same key placed the order. */
      isNew: boolean;
      /** For the guest's confirmation page; customers find it in their account. */
      guestToken: string | null;
    }
  | ({ ok: false } & CheckoutRejection);

type PlacementResult =
  | { ok: true; id: string; isNew: false }
  | { ok: true; id: string; isNew: true; order: PlacedOrder }
  | ({ ok: false } & CheckoutRejection);

/** Called after a step, so that tests can synchronize callers there. */
type Barrier = (after: 'asked' | 'priced') => Promise<void>;
const noBarrier: Barrier = async () => {};

/** Places an order exactly once per key; a rejection changes nothing. */
export const placeOrder = createPlaceOrder(allLocks);

export function createPlaceOrder(locks: Locks, barrier = noBarrier) {
  return async (input: CheckoutInput, caller: Caller): Promise<PlaceOrderResult> => {
    const result = await queueTransaction(
      () => placeUnlessKnown(input, caller, { locks, barrier }),
      { locks: input.items.map(({ product_id }) => product_id.toLowerCase()) },
    );
    if (!result) return { ok: false, reason: 'rate_limited', retryAfter: overloadRetryAfter };
    if (!result.ok) return result;
    const { id, isNew } = result;
    // As system: a guest has access only through this response.
    const order = isNew ? result.order : await readPlacedOrder(asSystem(), id);
    if (!order) throw new Error(`The order ${id} is gone.`);
    return { ok: true, order, isNew, guestToken: userIdOf(caller) ? null : createGuestToken(id) };
  };
}

interface PlaceOptions {
  locks: Locks;
  barrier: Barrier;
}

async function placeUnlessKnown(
  input: CheckoutInput,
  caller: Caller,
  options: PlaceOptions,
): Promise<PlacementResult> {
  const wanted = mergeWanted(input.items);
  if (wanted.length === 0) return { ok: false, reason: 'cart_empty' };
  const userId = userIdOf(caller);
  const hash = hashRequest(input, userId);
  const findKnown = () => findByKey(input.key, hash);
  // The transaction asks too, but a repeated request takes nothing from the allowance of guesses.
  const known = input.coupon_code ? await findKnown() : null;
  if (known) return known;
  const destination = await findDestination(input, caller.actor);
  // An address may have been deleted since the first request.
  if (!destination.ok) return (await findKnown()) ?? destination;
  const { address, shipping, road } = destination;
  const money = await readShopMoney();
  const shops = await mailShops();
  const governorate = localized(input.locale, destination.name.en, destination.name.ar);
  const { attempt, takenBy } = caller;
  const draft = {
    ...{ input, wanted, hash, userId, address, shipping, road, governorate },
    ...{ money, shops, attempt, takenBy },
    ...(await readBuyerLimits(caller.actor)),
    // Staff who take an order by telephone have spoken to the buyer.
    ...(takenBy && { standing: 'staff' as const }),
  };
  const placeDraft = () =>
    // As system: customers cannot write stock, coupon usage or orders.
    retryDeadlocks(() =>
      asSystem({ onBehalfOf: takenBy }).transaction((trx) => place(trx, draft, options), {
        notifyAfterCommit: true,
      }),
    );
  return input.coupon_code
    ? limitCouponGuesses<PlacementResult>(caller, {
        validate: placeDraft,
        couponRejectionOf: (result) =>
          !result.ok && result.reason === 'coupon_refused' ? result.coupon : null,
        reject: (coupon) => ({ ok: false, reason: 'coupon_refused', coupon }),
      })
    : placeDraft();
}

async function place(
  trx: Transaction<DB>,
  draft: OrderDraft,
  { locks, barrier }: PlaceOptions,
): Promise<PlacementResult> {
  const { input, hash } = draft;
  const first = [reusePlans(), ...locks.attempt(input.key)];
  const known = await findByKeyAfter(first, trx, { key: input.key, hash });
  if (known) return known;
  await barrier('asked');
  const { allowed, recent, pieces } = await readFactsUnderLock(trx, draft, locks);
  if (!allowed.ok) return allowed;
  const priced = await priceUnderLock(trx, draft, { pieces, locks });
  if (!priced.ok) return priced;
  const { limits, standing, attempt } = draft;
  const tooMuch =
    findSizeRejection(priced.totals) ??
    findLimitRejection(volumeOf(priced), limits, recent, { standing, now: attempt.now });
  if (tooMuch) return { ok: false, ...tooMuch };
  await barrier('priced');
  const order = await writeOrder(trx, draft, priced);
  return { ok: true, id: order.id, isNew: true, order };
}

const volumeOf = ({ lines, totals }: PricedOrder) => ({
  pieces: lines.reduce((count, { quantity }) => count + quantity, 0),
  value: totals.subtotal,
});
