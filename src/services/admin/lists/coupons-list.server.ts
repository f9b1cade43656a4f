import { sql } from 'kysely';
import { couponsList } from '#domain/admin/lists/coupons-list.ts';
import { containing, isSet } from './filter-sql.ts';
import { defineListSource } from './list-source.ts';

const uses = sql`(select count(*)::integer from public.coupon_usage u where u.coupon_id = c.id)`;

/** All coupons, those that the game gave included. */
export const couponsSource = defineListSource(couponsList, (now) => {
  const moment = sql`${now}::timestamptz`;
  const state = sql`case
    when not c.is_active then 'off'
    when c.expires_at <= ${moment} then 'ended'
    when c.max_uses <= ${uses} then 'used_up'
    when c.starts_at > ${moment} then 'planned'
    else 'running' end`;
  return {
    from: sql`public.coupons c`,
    id: sql`c.id`,
    columns: {
      code: sql`c.code`,
      discount: sql`case c.discount_type when 'percentage'
        then trim_scale(c.discount_value) || ' %' else c.discount_value::text end`,
      state,
      isActive: sql`c.is_active`,
      starts: sql`c.starts_at`,
      expires: { value: sql`c.expires_at`, isNullable: true },
      uses,
      maxUses: sql`c.max_uses`,
      source: sql`c.source`,
      created: sql`c.created_at`,
    },
    filters: {
      endsSoon: (value) => sql`(${state} = 'running' and c.expires_at is not null
        and c.expires_at < ${moment} + interval '7 days') = ${isSet(value)}`,
    },
    search: (text) => sql`c.code ilike ${containing(text)}`,
  };
});
