import { sql } from 'kysely';
import { usersList } from '#domain/admin/lists/users-list.ts';
import { containing, isSet, valuesOf, yesOrNo } from './filter-sql.ts';
import { defineListSource } from './list-source.ts';

/** All accounts, for admins. */
export const usersSource = defineListSource(usersList, (now, matches) => ({
  from: sql`public.profiles p left join auth.users u on u.id = p.id
    left join public.user_rewards w on w.user_id = p.id
    left join public.account_totals t on t.user_id = p.id`,
  id: sql`p.id`,
  columns: {
    name: sql`p.full_name`,
    email: sql`p.email`,
    phone: sql`p.phone`,
    roles: sql`array(select r.role from public.user_roles r where r.user_id = p.id order by r.role)`,
    orders: { value: sql`t.orders`, isNullable: true },
    // What was paid for delivered orders in the shop's present currency.
    spent: {
      value: sql`t.spent`,
      currency: sql<string>`(select s.currency from public.site_settings s)`,
      isNullable: true,
    },
    lastOrder: { value: sql`t.last_order_at`, isNullable: true },
    points: { value: sql`w.points`, isNullable: true },
    joined: sql`p.created_at`,
    seen: { value: sql`u.last_sign_in_at`, isNullable: true },
    confirmed: sql`(u.email_confirmed_at is not null)`,
    blocked: sql`coalesce(u.banned_until > ${now}::timestamptz, false)`,
  },
  filters: {
    roles: (value) => sql`exists (select from public.user_roles r
      where r.user_id = p.id and r.role = any (${valuesOf(value)}::text[]))`,
    confirmed: (value) =>
      isSet(value)
        ? sql`u.email_confirmed_at is not null`
        : sql`exists (select from auth.users c where c.id = p.id and c.email_confirmed_at is null)`,
    blocked: (value) =>
      isSet(value)
        ? sql`u.banned_until is not null and u.banned_until > ${now}::timestamptz`
        : sql`u.banned_until is null or u.banned_until <= ${now}::timestamptz`,
    staff: (value) => yesOrNo(value, sql`p.id in (select r.user_id from public.user_roles r)`),
    buyer: (value) => (isSet(value) ? sql`t.orders > 0` : sql`t.orders = 0`),
  },
  search: (text) => {
    const part = containing(text);
    const contains = (account: string) => {
      const column = (name: string) => sql.ref(`${account}.${name}`);
      return sql`${column('full_name')} ilike ${part} or ${column('email')} ilike ${part}
        or ${column('phone')} ilike ${part}`;
    };
    // An array, so that the words are looked up first.
    return matches === 'many'
      ? contains('p')
      : sql`p.id = any (array(select s.id from public.profiles s where ${contains('s')}))`;
  },
}));
