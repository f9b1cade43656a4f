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
    { actor: await findBuyer({ ...address, coupon }), attempt, takenBy: actor },
  );
}

/** What the order would cost now, for the account of the caller. */
export async function quotePhoneOrder(
  { email, phone, ...cart }: CartToPrice & Pick<CallerFacts, 'email' | 'phone'>,
  attempt: RequestFacts,
): Promise<PricedCart> {
  const coupon = cart.couponCode ?? null;
  return priceCart(cart, { actor: await findBuyer({ email, phone, coupon }), attempt });
}

interface CallerFacts {
  email: string | null;
  phone: string | null;
  coupon: string | null;
}

/**
 * The account with the confirmed address. A coupon needs one, so that with a coupon the account that
 * ordered with the telephone before is the buyer too, when there is only one.
 */
async function findBuyer({ email, phone, coupon }: CallerFacts): Promise<Actor> {
  const byEmail = email && canReceiveMail(email) ? await accountWithEmail(email) : null;
  const id = byEmail ?? (coupon && phone ? await accountWithPhone(phone) : null);
  return id ? { kind: 'user', userId: id, claims: {} } : { kind: 'visitor' };
}

async function accountWithEmail(email: string): Promise<string | null> {
  // As system: sales cannot read accounts.
  const [[account]] = await asSystem().read(
    db
      .selectFrom('auth.users')
      .select('id')
      .where('email', '=', email.toLowerCase())
      .where('email_confirmed_at', 'is not', null),
  );
  return account?.id ?? null;
}

async function accountWithPhone(phone: string): Promise<string | null> {
  // As system: which account ordered is asked of its orders, for a member of sales.
  const [accounts] = await asSystem().read(
    db
      .selectFrom('orders')
      .select('user_id')
      .distinct()
      .where('phone', '=', phone)
      .where('user_id', 'is not', null)
      .limit(2),
  );
  return accounts.length === 1 ? accounts[0]!.user_id : null;
}
