import { drawCouponCode } from '#domain/coupons/coupon-code.ts';
import type { NewCouponInput } from '#domain/coupons/coupon-input.ts';
import type { Random } from '#platform/random.ts';
import type { Staff } from '#services/shared/staff.ts';
import { createRecord, type RecordCreated } from '../admin/records/create-record.server.ts';
import { newCouponRecord } from './coupon-record.ts';
import { findCustomerIds } from './find-customers.server.ts';

/** Adds a coupon, for everyone or for one customer, and draws a code when none was typed. */
export async function addCoupon(
  { owner_email, code, ...terms }: NewCouponInput,
  staff: Staff,
  random: Random,
): Promise<RecordCreated> {
  const owner = owner_email === null ? null : await findOwner(owner_email, staff);
  if (owner && !owner.ok) return owner;
  const row = {
    ...terms,
    code: code || drawCouponCode(random.below),
    ...(owner && { for_user_id: owner.id, is_personal: true }),
  };
  return createRecord(newCouponRecord, row, staff);
}

async function findOwner(email: string, staff: Staff) {
  const found = await findCustomerIds([email], staff);
  if (!found.ok) return found;
  const id = found.ids.get(email);
  if (id) return { ok: true as const, id };
  return {
    ok: false as const,
    reason: 'invalid_input',
    fields: { owner_email: 'unknown_customer' },
  };
}
