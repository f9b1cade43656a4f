import { sql } from 'kysely';
import { couponsList } from '#domain/admin/lists/coupons-list.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { containing, isSet, textOf } from './filter-sql.ts';
import { defineListSource } from './list-source.ts';

const currency = sql<string>`(select s.currency from public.site_settings s)`;

/** Puts 1,000 years between coupons of staff and those of the game. The index coupons_by_source is the same. */
const bySource = sql`(case c.source when 'staff' then 31556952000 else 0 end
  + extract(epoch from c.created_at - timestamptz '2000-01-01 00:00:00+00'))`;

/** All coupons, those that the game gave included. */
export const couponsSource = defineListSource(couponsList, (now) => {
  const moment = sql`${now}::timestamptz`;
  const uses = sql`coalesce(t.uses, 0)`;
  const state = sql`case
    when not c.is_active then 'off'
    when c.expires_at <= ${moment} then 'ended'
    when c.max_uses <= ${uses} then 'used_up'
    when c.starts_at > ${moment} then 'planned'
    else 'running' end`;
  return {
    from: sql`public.coupons c left join public.coupon_totals t on t.coupon_id = c.id
      left join public.profiles p on p.id = c.for_user_id`,
    id: sql`c.id`,
    columns: {
      code: sql`c.code`,
      discount: sql`case c.discount_type when 'percentage'
        then trim_scale(c.discount_value) || ' %' else c.discount_value::text end`,
      minimum: { value: sql`nullif(c.min_purchase_amount, 0)`, currency },
      state,
      isActive: sql`c.is_active`,
      starts: sql`c.starts_at`,
      expires: { value: sql`c.expires_at`, isNullable: true },
      uses: { value: sql`t.uses`, isNullable: true },
      maxUses: sql`c.max_uses`,
      saved: { value: sql`t.saved`, currency, isNullable: true },
      brought: { value: sql`t.brought`, currency, isNullable: true },
      audience: sql`case when c.is_personal then 'one' else 'everyone' end`,
      owner: sql`p.email`,
      source: { value: sql`c.source`, sort: { by: bySource, type: 'numeric' } },
      created: sql`c.created_at`,
    },
    filters: {
      endsSoon: (value) => sql`(${state} = 'running' and c.expires_at is not null
        and c.expires_at < ${moment} + interval '7 days') = ${isSet(value)}`,
      series: (value) => {
        const id = textOf(value);
        return isUuid(id) ? sql`c.series_id = ${id}` : sql`false`;
      },
    },
    search: (text) => sql`c.code ilike ${containing(text)}`,
    extras: {
      type: sql<'percentage' | 'fixed'>`c.discount_type`,
      value: sql<string>`c.discount_value::text`,
      cap: sql<string | null>`c.max_discount_amount::text`,
    },
  };
});
