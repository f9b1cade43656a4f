import { sql, type RawBuilder } from 'kysely';
import { asSystem } from '#platform/database/run-as.server.ts';
import type { Customer } from '../shared/customer.ts';

/** All data about the customer under the names of the tables. */
export type MyData = Record<string, unknown> & { made_at: string };

/** Internal notes and file names are not part of the customer's data. */
const internal = sql`array['user_id', 'staff_notes', 'assigned_to', 'cv_file', 'file', 'actor_id',
  'request_hash', 'idempotency_key', 'unsubscribe_token', 'reviewed_by', 'created_by',
  'author_id', 'collected_by', 'opened_by', 'decided_by', 'paid_by']`;

const rowsOf = (alias: string, from: RawBuilder<unknown>) => sql`
  (select coalesce(jsonb_agg(to_jsonb(${sql.ref(alias)}) - ${internal}), '[]') from ${from})`;

/** Exports all data about a customer in one query. */
export async function exportMyData({ userId }: Customer, now: Date): Promise<MyData> {
  const email = sql`(select email from auth.users where id = ${userId})`;
  const own = sql`(t.user_id = ${userId} or lower(t.email) = ${email})`;
  const table = (name: string, where: RawBuilder<unknown>) =>
    rowsOf('t', sql`${sql.table(name)} t where ${where}`);
  const mine = sql`t.user_id = ${userId}`;
  // Answers were mailed to the customer; notes among staff are internal.
  const enquiries = (name: string, reference: string) => sql`
    (select coalesce(jsonb_agg(to_jsonb(t) - ${internal} || jsonb_build_object('answers',
        ${rowsOf('a', sql`public.enquiry_answers a where a.${sql.ref(reference)} = t.id`)})), '[]')
      from ${sql.table(name)} t where ${own})`;

  // As system: some tables are readable by staff only; each part filters by owner.
  const [[found]] = await asSystem().read(sql<{ everything: Record<string, unknown> }>`
    select jsonb_build_object(
      'account', (select jsonb_build_object('email', email, 'phone', phone,
        'created_at', created_at, 'last_sign_in_at', last_sign_in_at, 'metadata', raw_user_meta_data)
        from auth.users where id = ${userId}),
      'profile', (select to_jsonb(p) from public.profiles p where p.id = ${userId}),
      'addresses', ${table('public.addresses', mine)},
      'orders', (select coalesce(jsonb_agg(to_jsonb(o) - ${internal} || jsonb_build_object(
          'items', ${rowsOf('i', sql`public.order_items i where i.order_id = o.id`)},
          'timeline', ${rowsOf('l', sql`public.order_timeline l where l.order_id = o.id and l.is_visible`)},
          'returns', ${rowsOf('r', sql`public.return_requests r where r.order_id = o.id`)},
          'refunds', ${rowsOf('f', sql`public.refunds f where f.order_id = o.id`)}
        ) order by o.created_at), '[]')
        from public.orders o where o.user_id = ${userId}),
      'cart', (select basket from public.carts where user_id = ${userId}),
      'coupons', ${rowsOf('c', sql`public.coupons c where c.for_user_id = ${userId}`)},
      'coupon_usage', ${table('public.coupon_usage', mine)},
      'reviews', (select coalesce(jsonb_agg(to_jsonb(t) - ${internal} || jsonb_build_object(
          'photos', ${rowsOf('f', sql`public.review_photos f where f.review_id = t.id`)})), '[]')
        from public.reviews t where ${mine}),
      'wishlist', ${table('public.wishlist_items', mine)},
      'shared_wishlist', ${table('public.wishlist_shares', mine)},
      'stock_alerts', ${table('public.stock_alerts', own)},
      'notices', ${table('public.notifications', sql`t.user_id = ${userId} and t.visible_from <= ${now}`)},
      'campaigns', ${table('public.campaign_recipients', mine)},
      'notice_preferences', ${table('public.notification_preferences', mine)},
      'newsletter', ${rowsOf('t', sql`public.newsletter_subscriptions t where t.email = ${email}`)},
      'enquiries', jsonb_build_object(
        'contact', ${enquiries('public.contact_messages', 'message_id')},
        'custom_service', ${enquiries('public.custom_service_requests', 'request_id')},
        'applications', ${table('public.job_applications', own)}),
      'game', jsonb_build_object(
        'results', ${table('public.game_results', mine)},
        'prizes', ${table('public.claimed_prizes', mine)},
        'rewards', ${table('public.user_rewards', mine)},
        'history', ${table('public.reward_history', mine)}),
      'staff_actions', (select coalesce(jsonb_agg(jsonb_build_object('action', action,
        'role', role, 'points', points, 'blocked_until', blocked_until, 'created_at', created_at)
        order by created_at), '[]')
        from public.account_actions where user_id = ${userId}),
      'sessions', (select coalesce(jsonb_agg(jsonb_build_object('created_at', created_at,
        'refreshed_at', refreshed_at, 'user_agent', user_agent)), '[]')
        from auth.sessions where user_id = ${userId}),
      'mails', (select coalesce(jsonb_agg(jsonb_build_object('subject', subject,
        'created_at', created_at, 'status', status) order by created_at), '[]')
        from public.mail_outbox where lower(recipient) = ${email})
    ) as everything`);
  return { made_at: now.toISOString(), ...found?.everything };
}
