import type { FindOrderInput } from '#domain/orders/find-order-input.ts';
import { db } from '#platform/database/query.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import type { RateLimited } from '../shared/rate-limited.ts';
import {
  type RateLimitEntry,
  refundRateLimits,
  takeRateLimits,
} from '../shared/rate-limits.server.ts';
import type { RequestFacts } from '../shared/request-facts.ts';
import { createGuestToken } from './guest-token.server.ts';

const hour = 60 * 60;

/** Order numbers can be guessed, so an order and a phone have limits across all networks. */
const limits = {
  address: { name: 'find-order/address', allowance: 30, seconds: hour },
  number: { name: 'find-order/number', allowance: 10, seconds: hour },
  phone: { name: 'find-order/phone', allowance: 10, seconds: hour },
};

export type FoundGuestOrder = { ok: true; token: string } | { ok: false; reason: 'not_found' };

/**
 * The token of the link to an order, for who knows its number and phone. A wrong phone and an unknown
 * number have the same result after the same query and the same limits.
 */
export async function findGuestOrder(
  { number, phone }: FindOrderInput,
  { now, address }: Pick<RequestFacts, 'now' | 'address'>,
): Promise<FoundGuestOrder | RateLimited> {
  const takings: RateLimitEntry[] = [
    [limits.address, address],
    [limits.number, number],
    [limits.phone, phone],
  ];
  const allowed = await takeRateLimits(now, ...takings);
  if (!allowed.ok) return allowed;
  // As system: policies cannot identify a guest.
  const [[order]] = await asSystem().read(
    db.selectFrom('orders').select('id').where('number', '=', number).where('phone', '=', phone),
  );
  if (!order) return { ok: false, reason: 'not_found' };
  await refundRateLimits(...takings);
  return { ok: true, token: createGuestToken(order.id) };
}
