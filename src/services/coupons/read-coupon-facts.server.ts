import { sql } from 'kysely';
import type { CouponListState } from '#domain/admin/lists/coupons-list.ts';
import type { Coupon } from '#domain/coupons/coupon.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { couponsSource } from '../admin/lists/coupons-list.server.ts';
import { columnSql } from '../admin/lists/filter-sql.ts';
import type { Staff } from '../shared/staff.ts';

/** What staff see of a coupon besides its form. */
export interface CouponFacts extends Pick<Coupon, 'code' | 'type' | 'value' | 'cap' | 'minimum'> {
  source: 'staff' | 'game';
  state: CouponListState;
  startsAt: Date;
  expiresAt: Date | null;
  maxUses: number | null;
  uses: number;
  /** Exact decimals in the shop's currency. */
  saved: string;
  brought: string;
  /** Customers for whose next cart it waits or waited. */
  recipients: number;
  isPersonal: boolean;
  hasOwner: boolean;
  /** Null for those who may not read accounts. */
  ownerEmail: string | null;
  seriesId: string | null;
}

/** Null for those who may not read coupons, and for a coupon that does not exist. */
export async function readCouponFacts(
  id: string,
  { actor, now }: Staff,
): Promise<CouponFacts | null> {
  if (!isUuid(id)) return null;
  const state = columnSql(couponsSource.sqlAt(now), 'state').value;
  // As the member of staff: the policies decide whether the owner is known.
  const [[facts]] = await asUser(actor).read(sql<CouponFacts>`
    select c.code, c.discount_type as type, c.discount_value as value, c.max_discount_amount as cap,
      c.min_purchase_amount as minimum, c.source, ${state} as state, c.starts_at as "startsAt",
      c.expires_at as "expiresAt", c.max_uses as "maxUses", coalesce(t.uses, 0) as uses,
      coalesce(t.saved, 0)::text as saved, coalesce(t.brought, 0)::text as brought,
      (select count(*)::integer from public.user_pending_coupons g where g.coupon_id = c.id) as recipients,
      c.is_personal as "isPersonal", c.for_user_id is not null as "hasOwner", p.email as "ownerEmail",
      c.series_id as "seriesId"
    from public.coupons c
    left join public.coupon_totals t on t.coupon_id = c.id
    left join public.profiles p on p.id = c.for_user_id
    where c.id = ${id}`);
  return facts ?? null;
}
