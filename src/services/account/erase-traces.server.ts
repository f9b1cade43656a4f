import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';

/** Found by account id and by confirmed address, which also covers what was sent before signing up. */
export interface Person {
  userId: string;
  email: string;
}

/** A valid address that cannot receive mail. */
const anonymousEmail = 'deleted@account.invalid';

/**
 * Rows that reference the account are deleted with it; everything else is listed here. A new table
 * with personal data must be added here or reference the account: the test searches all tables.
 */
export async function eraseTraces(trx: Transaction<DB>, person: Person): Promise<void> {
  const { userId, email } = person;
  const own = sql`(user_id = ${userId} or lower(email) = ${email})`;
  for (const statement of [
    ...anonymiseOrders(person),
    ...anonymiseGames(userId),
    sql`update public.account_actions set user_id = null, reason = null where user_id = ${userId}`,
    sql`delete from public.reviews where user_id = ${userId}`,
    ...forgetChanges(own),
    sql`delete from public.contact_messages where ${own}`,
    sql`delete from public.custom_service_requests where ${own}`,
    sql`delete from public.job_applications where ${own}`,
    sql`delete from public.stock_alerts where ${own}`,
    sql`delete from public.newsletter_subscriptions where email = ${email}`,
    sql`delete from private.pending_sign_ups where email = ${email}`,
    sql`delete from public.staff_invitations where lower(email) = ${email}`,
    // Includes mails to staff that quote the address in an enquiry.
    sql`delete from public.mail_outbox
      where lower(recipient) = ${email} or lower(coalesce(text, '')) ~ ${wholeAddress(email)}`,
    sql`delete from public.coupons c where c.for_user_id = ${userId}
      and not exists (select from public.coupon_usage u where u.coupon_id = c.id)`,
    sql`update public.audit_log set actor_name = null where actor_id = ${userId}`,
    sql`delete from auth.users where id = ${userId}`,
    // Last, because a deletion by staff adds lines itself.
    sql`update public.audit_log set row_key = 'deleted', row_label = null
      where row_key like ${`%${userId}%`}`,
  ]) {
    await statement.execute(trx);
  }
}

/** Matches the whole address only: ramona@shop.com and mona@shop.com.eg are not mona@shop.com. */
const wholeAddress = (email: string): string =>
  `(?<![[:alnum:]._%+-])${escapePattern(email)}(?![[:alnum:]-]|\\.[[:alnum:]])`;

/** In PostgreSQL a backslash before anything but letters and digits makes it literal. */
const escapePattern = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '\\$&');

/** Keeps numbers, dates, pieces and amounts, and removes the person. */
function anonymiseOrders({ userId, email }: Person): RawBuilder<unknown>[] {
  const theirs = sql`select id from public.orders
    where user_id = ${userId} or (user_id is null and email = ${email})`;
  return [
    sql`delete from public.order_photos where timeline_id in (
      select id from public.order_timeline where order_id in (${theirs}))`,
    sql`update public.order_timeline set note = null, note_ar = null where order_id in (${theirs})`,
    sql`update public.order_moves set note = null, note_ar = null, photos = '[]'
      where order_id in (${theirs})`,
    sql`delete from public.return_photos where return_id in (
      select id from public.return_requests where order_id in (${theirs}))`,
    sql`update public.return_requests set message = null, answer = null, answer_ar = null
      where order_id in (${theirs})`,
    sql`update public.refunds set reason = null, reason_ar = null where order_id in (${theirs})`,
    // Warnings to staff quote name and phone.
    sql`delete from public.mail_outbox where order_id in (${theirs})`,
    sql`delete from public.order_corrections where order_id in (${theirs})`,
    sql`update public.order_holds set network_hash = null where order_id in (${theirs})`,
    // Last, because the statements above find the orders by these columns.
    sql`update public.orders set user_id = null, email = ${anonymousEmail}, phone = '', notes = null,
      request_hash = '', address = jsonb_build_object('governorate', address -> 'governorate')
      where id in (${theirs})`,
  ];
}

/** Change sets hold the values of fields, such as what staff noted about an enquiry. */
function forgetChanges(own: RawBuilder<unknown>): RawBuilder<unknown>[] {
  return ['contact_messages', 'custom_service_requests', 'job_applications'].map(
    (table) => sql`
      update public.change_sets s set changes = coalesce((
        select jsonb_agg(c) from jsonb_array_elements(s.changes) c
        where c ->> 'table' <> ${table} or c ->> 'key' <> theirs.id::text), '[]')
      from (select id from ${sql.table(`public.${table}`)} where ${own}) theirs
      where s.changes @> jsonb_build_array(
        jsonb_build_object('table', ${table}::text, 'key', theirs.id::text))`,
  );
}

/** Keeps the claim, because prize quantities must add up, and removes who won it. */
function anonymiseGames(userId: string): RawBuilder<unknown>[] {
  return [
    sql`delete from public.game_claim_origins where claim_id in (
      select id from public.claimed_prizes where user_id = ${userId})`,
    sql`update public.games set address_hash = null where user_id = ${userId}`,
    sql`with stand_in as (
        insert into public.game_devices (created_at)
        select claimed_at from public.claimed_prizes where user_id = ${userId} and device_id is null
        returning id
      )
      update public.claimed_prizes c
      set device_id = coalesce(c.device_id, (select id from stand_in)),
        instagram_username = 'deleted', rejection_reason = null, rejection_reason_ar = null
      where c.user_id = ${userId}`,
  ];
}
