import { sql, type RawBuilder } from 'kysely';
import type { Audience } from '#domain/campaigns/campaign.ts';

/** Accounts that can be written to, as `u` with their profile `p`. */
export const reachableAccounts = sql`auth.users u join public.profiles p on p.id = u.id`;

const isReachable = (now: Date) => sql`u.email_confirmed_at is not null and not u.is_anonymous
  and (u.banned_until is null or u.banned_until <= ${now}) and u.email not like '%.invalid'`;

/** The condition on `u` and `p` that puts an account into an audience. */
export function isInAudience(audience: Audience, campaignId: string, now: Date) {
  const { language, governorate, level, isListed } = audience;
  const conditions: RawBuilder<unknown>[] = [isReachable(now), ...interestOf(audience)];
  if (language) conditions.push(sql`p.locale = ${language}`);
  if (governorate) conditions.push(livesIn(governorate));
  // Who has never earned points has no row and is on the first level.
  if (level !== null && level > 1)
    conditions.push(sql`exists (select from public.user_rewards w
      where w.user_id = u.id and w.level >= ${level})`);
  if (isListed)
    conditions.push(sql`exists (select from public.campaign_invitations v
      where v.campaign_id = ${campaignId} and v.user_id = u.id)`);
  return sql.join(conditions, sql` and `);
}

const livesIn = (governorate: string) => sql`(
  exists (select from public.addresses a where a.user_id = u.id and a.governorate = ${governorate})
  or exists (select from public.orders o
    where o.user_id = u.id and o.address ->> 'governorate' = ${governorate}))`;

function interestOf({ interest, room, product }: Audience): RawBuilder<unknown>[] {
  const about = (column: RawBuilder<unknown>) => sql`
    (${product}::uuid is null or ${column} = ${product}::uuid)
    and (${room}::text is null or exists (select from public.products t
      where t.id = ${column} and t.category = ${room}))`;
  const bought = sql`exists (select from public.orders o join public.order_items i on i.order_id = o.id
    where o.user_id = u.id and o.status not in ('cancelled', 'refused') and ${about(sql`i.product_id`)})`;
  switch (interest) {
    case 'bought':
      return [bought];
    case 'never_bought':
      return [sql`not ${bought}`];
    case 'waiting':
      return [
        sql`exists (select from public.stock_alerts s
        where s.user_id = u.id and s.notified_at is null and ${about(sql`s.product_id`)})`,
      ];
    case 'wished':
      return [
        sql`exists (select from public.wishlist_items s
        where s.user_id = u.id and ${about(sql`s.product_id`)})`,
      ];
    default:
      return [];
  }
}
