import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { OrderAddress } from '#domain/checkout/address.ts';
import type { CheckoutInput, WantedItem } from '#domain/checkout/checkout-input.ts';
import type { PlacedOrder } from '#domain/checkout/placed-order.ts';
import { mergeWanted } from '#domain/checkout/priced-line.ts';
import type { CheckoutRefusal } from '#domain/checkout/refusal.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { userIdOf, type Who } from '../enquiries/who.ts';
import type { Attempt } from '../identity/account.ts';
import { readShopMoney, type ShopMoney } from '../pricing/shop-money.server.ts';
import { takeCheckoutLimits } from './checkout-limits.server.ts';
import { findDestination } from './destination.server.ts';
import { findByKey, selectByKey } from './find-by-key.server.ts';
import { locks as allLocks, type Locks } from './locks.server.ts';
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

/** What is known before the transaction, so that it holds its locks no longer than it must. */
export interface OrderDraft {
  input: CheckoutInput;
  wanted: WantedItem[];
  hash: string;
  userId: string | null;
  address: OrderAddress;
  shipping: string;
  money: ShopMoney;
  attempt: Attempt;
}

type Outcome = { ok: true; id: string; isNew: boolean } | ({ ok: false } & CheckoutRefusal);

/** Places an order once, whatever happens to the answer; a refusal has changed nothing. */
export const placeOrder = placingUnder(allLocks);

export function placingUnder(locks: Locks) {
  return async (input: CheckoutInput, who: Who): Promise<PlaceOrderResult> => {
    const outcome = await placeOnce(input, who, locks);
    if (!outcome.ok) return outcome;
    const { id, isNew } = outcome;
    // As system: a guest has no right to any order but through this answer.
    const order = await readPlacedOrder(asSystem(), id);
    if (!order) throw new Error(`The order ${id} is gone.`);
    return { ok: true, order, isNew, guestToken: userIdOf(who) ? null : guestToken(id) };
  };
}

async function placeOnce(input: CheckoutInput, who: Who, locks: Locks): Promise<Outcome> {
  const wanted = mergeWanted(input.items);
  if (wanted.length === 0) return { ok: false, reason: 'cart_empty' };
  const userId = userIdOf(who);
  const hash = requestHash(input, userId);
  const known = await findByKey(input.key, hash);
  if (known) return known;
  const destination = await findDestination(input, who.actor);
  if (!destination.ok) return destination;
  const { address, shipping } = destination;
  const money = await readShopMoney();
  const { attempt } = who;
  const draft = { input, wanted, hash, userId, address, shipping, money, attempt };
  // As system: nobody writes stock, uses of coupons or orders in their own name.
  return retryingDeadlocks(() => asSystem().transaction((trx) => place(trx, draft, locks)));
}

async function place(trx: Transaction<DB>, draft: OrderDraft, locks: Locks): Promise<Outcome> {
  const { key } = draft.input;
  await locks.attempt(trx, key);
  const known = await selectByKey(trx, key, draft.hash);
  if (known) return known;
  const allowed = await takeCheckoutLimits(trx, draft);
  if (!allowed.ok) return allowed;
  const priced = await priceUnderLock(trx, draft, locks);
  if (!priced.ok) return priced;
  return { ok: true, id: await writeOrder(trx, draft, priced), isNew: true };
}
