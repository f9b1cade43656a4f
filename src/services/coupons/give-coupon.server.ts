import type { CouponLimits } from '#domain/coupons/coupon-limits.ts';
import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { PastedAddress, RecipientResult } from '#domain/coupons/coupon-recipients.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { insertNotification } from '../notifications/notify-customer.server.ts';
import { actorHasRole } from '../shared/actor-has-role.server.ts';
import type { RateLimited } from '../shared/rate-limited.ts';
import type { Staff } from '../shared/staff.ts';
import { couponNotice } from './coupon-notice.ts';
import { limitedProducts, toLimits } from './find-coupon.server.ts';
import { findCustomerIds } from './find-customers.server.ts';

interface GivenLine {
  /** As it was pasted. */
  text: string;
  result: RecipientResult;
}

type GiveResult =
  | { ok: true; lines: GivenLine[] }
  | { ok: false; reason: 'forbidden' | 'not_found' | 'not_usable' }
  | RateLimited;

interface SharedCoupon {
  id: string;
  code: string;
  description: string | null;
  description_ar: string | null;
  for_user_id: string | null;
  is_personal: boolean;
  limits: CouponLimits;
}

/** Puts a coupon into the next cart of customers, with one notification each; reports on every address. */
export async function giveCoupon(
  couponId: string,
  addresses: readonly PastedAddress[],
  staff: Staff,
): Promise<GiveResult> {
  const { actor, now } = staff;
  if (!(await actorHasRole(actor, 'sales', 'marketing'))) return { ok: false, reason: 'forbidden' };
  if (!isUuid(couponId)) return { ok: false, reason: 'not_found' };
  const found = await findCustomerIds(
    addresses.flatMap(({ email }) => email ?? []),
    staff,
  );
  if (!found.ok) return found;
  // As system: notifications are written by the shop only.
  return asSystem({ onBehalfOf: actor }).transaction(async (trx): Promise<GiveResult> => {
    const coupon = await lockUsableCoupon(trx, couponId, now);
    if (!coupon) return { ok: false, reason: 'not_usable' };
    const results = await giveToAll(trx, coupon, [...new Set(found.ids.values())], now);
    return { ok: true, lines: reportLines(addresses, found.ids, results) };
  });
}

type StoredCoupon = Omit<SharedCoupon, 'limits'> & {
  rooms: string[];
  products: Parameters<typeof toLimits>[1];
};

/** Locked, so that it is not removed meanwhile. Coupons of the game belong to their players. */
async function lockUsableCoupon(trx: Transaction<DB>, id: string, now: Date) {
  const { rows } = await sql<StoredCoupon>`
    select c.id, c.code, c.description, c.description_ar, c.for_user_id, c.is_personal, c.rooms,
      ${limitedProducts} as products
    from public.coupons c
    where c.id = ${id} and c.source = 'staff' and c.is_active
      and (c.expires_at is null or c.expires_at > ${now})
    for no key update`.execute(trx);
  if (!rows[0]) return null;
  const { rooms, products, ...coupon } = rows[0];
  return { ...coupon, limits: toLimits(rooms, products) };
}

async function giveToAll(
  trx: Transaction<DB>,
  coupon: SharedCoupon,
  userIds: readonly string[],
  now: Date,
): Promise<Map<string, RecipientResult>> {
  const { rows: used } = await sql<{ user_id: string }>`
    select user_id from public.coupon_usage
    where coupon_id = ${coupon.id} and user_id = any (${userIds}::uuid[])`.execute(trx);
  const usedBy = new Set(used.map(({ user_id }) => user_id));
  const results = new Map<string, RecipientResult>();
  for (const userId of userIds) {
    if (coupon.is_personal && coupon.for_user_id !== userId) results.set(userId, 'for_another');
    else if (usedBy.has(userId)) results.set(userId, 'has_used_it');
    else results.set(userId, (await giveTo(trx, coupon, userId, now)) ? 'sent' : 'has_it');
  }
  return results;
}

/** False for a customer who has it already: nothing is sent twice. */
async function giveTo(
  trx: Transaction<DB>,
  coupon: SharedCoupon,
  userId: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into public.user_pending_coupons (user_id, coupon_id, created_at)
    values (${userId}, ${coupon.id}, ${now}) on conflict do nothing returning id`.execute(trx);
  if (rows.length === 0) return false;
  await insertNotification({ userId, now, ...couponNotice(coupon) }).execute(trx);
  return true;
}

function reportLines(
  addresses: readonly PastedAddress[],
  ids: ReadonlyMap<string, string>,
  results: ReadonlyMap<string, RecipientResult>,
): GivenLine[] {
  const seen = new Set<string>();
  return addresses.map(({ text, email }) => {
    if (email === null) return { text, result: 'invalid_email' };
    if (seen.has(email)) return { text, result: 'twice' };
    seen.add(email);
    const id = ids.get(email);
    return { text, result: id ? results.get(id)! : 'unknown_customer' };
  });
}
