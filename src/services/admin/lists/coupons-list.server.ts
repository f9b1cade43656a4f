import { type RawBuilder, sql } from 'kysely';
import {
  type CouponListState,
  couponListStates,
  couponsList,
} from '#domain/admin/lists/coupons-list.ts';
import type { Category } from '#domain/catalog/category.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { containing, isSet, textOf, valuesOf, yesOrNo } from './filter-sql.ts';
import { type Condition, defineListSource } from './list-source.ts';

const currency = sql<string>`(select s.currency from public.site_settings s)`;

/** Puts 1,000 years between coupons of staff and those of the game. The index coupons_by_source is the same. */
const bySource = sql`(case c.source when 'staff' then 31556952000 else 0 end
  + extract(epoch from c.created_at - timestamptz '2000-01-01 00:00:00+00'))`;

const isLimited: Condition = sql`(c.rooms <> '{}' or c.product_ids <> '{}')`;

const isUsedUp: Condition = sql`exists (
  select from public.coupon_totals u where u.coupon_id = c.id and u.is_used_up)`;

/** Plain conditions, because an index cannot find the rows of one state by the text of a `case`. */
const stateConditions = (moment: RawBuilder<unknown>): Record<CouponListState, Condition> => {
  const isOpen = sql`c.is_active and (c.expires_at is null or c.expires_at > ${moment})`;
  return {
    off: sql`(not c.is_active)`,
    ended: sql`(c.is_active and c.expires_at <= ${moment})`,
    used_up: sql`(${isOpen} and ${isUsedUp})`,
    planned: sql`(${isOpen} and not ${isUsedUp} and c.starts_at > ${moment})`,
    running: sql`(${isOpen} and not ${isUsedUp} and c.starts_at <= ${moment})`,
  };
};

/** All coupons, those that the game gave included. */
export const couponsSource = defineListSource(couponsList, (now) => {
  const moment = sql`${now}::timestamptz`;
  const states = stateConditions(moment);
  const state = sql`case ${sql.join(
    couponListStates.map((each) => sql`when ${states[each]} then ${sql.lit(each)}`),
    sql` `,
  )} end`;
  // Both limits of the time alone, so that an index finds the few rows between them.
  const endsSoon = sql`${states.running} and c.expires_at > ${moment}
    and c.expires_at < ${moment} + interval '7 days'`;
  return {
    from: sql`public.coupons c left join public.coupon_totals t on t.coupon_id = c.id
      left join public.profiles p on p.id = c.for_user_id`,
    id: sql`c.id`,
    columns: {
      code: sql`c.code`,
      discount: sql`case c.discount_type when 'percentage'
        then trim_scale(c.discount_value) || ' %' else c.discount_value::text end`,
      minimum: { value: sql`nullif(c.min_purchase_amount, 0)`, currency },
      countsFor: sql`array_to_string(c.rooms, ', ')`,
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
      state: (value) => {
        const selected = couponListStates.filter((each) => valuesOf(value).includes(each));
        return selected.length > 0
          ? sql.join(
              selected.map((each) => states[each]),
              sql` or `,
            )
          : sql`false`;
      },
      endsSoon: (value) => (isSet(value) ? endsSoon : sql`(${endsSoon}) is not true`),
      isLimited: (value) => yesOrNo(value, isLimited),
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
      rooms: sql<Category[]>`c.rooms`,
      products: sql<number>`cardinality(c.product_ids)`,
    },
  };
});
