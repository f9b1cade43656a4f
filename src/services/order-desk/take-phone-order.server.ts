import { canReceiveMail } from '#domain/checkout/no-email.ts';
import { wantedOf, type PhoneOrderInput } from '#domain/orders/phone-order-input.ts';
import type { Actor } from '#platform/database/actor.ts';
import { db } from '#platform/database/query.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { placeOrder, type PlaceOrderResult } from '../checkout/place-order.server.ts';
import { priceCart, type CartToPrice, type PricedCart } from '../pricing/price-cart.server.ts';
import { actorHasRole } from '../shared/actor-has-role.server.ts';
import type { Customer } from '../shared/customer.ts';
import type { RequestFacts } from '../shared/request-facts.ts';

export interface PhoneDesk {
  actor: Customer;
  attempt: RequestFacts;
}

/**
 * Places the order of a caller. Limits for new buyers do not apply, stock does. It belongs to the
 * account with the confirmed address, if there is one, so that its coupons can be used.
 */
export async function takePhoneOrder(
  input: PhoneOrderInput,
  { actor, attempt }: PhoneDesk,
): Promise<PlaceOrderResult | { ok: false; reason: 'forbidden' }> {
  if (!(await actorHasRole(actor, 'sales'))) return { ok: false, reason: 'forbidden' };
  const { piece, quantity, key, coupon, notes, locale, expected_payable, ...address } = input;
  return placeOrder(
    {
      key,
      items: wantedOf(piece, quantity),
      address,
      payment_method: 'cash_on_delivery',
      coupon_code: coupon,
      notes,
      locale,
      expected_payable,
    },
    { actor: await findBuyer(address.email), attempt, takenBy: actor },
  );
}

/** What the order would cost now, for the account with the given address. */
export async function quotePhoneOrder(
  { email, ...cart }: CartToPrice & { email: string | null },
  attempt: RequestFacts,
): Promise<PricedCart> {
  return priceCart(cart, { actor: await findBuyer(email), attempt });
}

async function findBuyer(email: string | null): Promise<Actor> {
  if (!email || !canReceiveMail(email)) return { kind: 'visitor' };
  // As system: sales cannot read accounts.
  const [[account]] = await asSystem().read(
    db
      .selectFrom('auth.users')
      .select('id')
      .where('email', '=', email.toLowerCase())
      .where('email_confirmed_at', 'is not', null),
  );
  return account ? { kind: 'user', userId: account.id, claims: {} } : { kind: 'visitor' };
}
