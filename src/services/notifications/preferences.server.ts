import { sql } from 'kysely';
import { localized, type Locale } from '#i18n/locale.ts';
import { asSystem, asUser } from '#platform/database/run-as.server.ts';
import type { Customer } from '#services/shared/customer.ts';
import { countStop } from '../campaigns/count-stop.server.ts';
import { readUnsubscribeToken } from './unsubscribe-token.server.ts';

export interface Preference {
  category: string;
  name: string;
  description: string;
  /** Its mails cannot be switched off. */
  alwaysMailed: boolean;
  inApp: boolean;
  email: boolean;
}

/** Every visible category. What the customer never changed is on. */
export async function readNotificationPreferences(
  customer: Customer,
  locale: Locale,
): Promise<Preference[]> {
  const [rows] = await asUser(customer).read(sql<{
    slug: string;
    name: string;
    name_ar: string | null;
    description: string | null;
    description_ar: string | null;
    always_mailed: boolean;
    in_app: boolean;
    email: boolean;
  }>`
    select c.slug, c.name, c.name_ar, c.description, c.description_ar, c.always_mailed,
      coalesce(p.in_app, true) as in_app, c.always_mailed or coalesce(p.email, true) as email
    from public.notification_categories c
    left join public.notification_preferences p
      on p.category_id = c.id and p.user_id = ${customer.userId}
    where c.is_visible order by c.display_order, c.slug`);
  return rows.map((row) => ({
    category: row.slug,
    name: localized(locale, row.name, row.name_ar),
    description: localized(locale, row.description, row.description_ar),
    alwaysMailed: row.always_mailed,
    inApp: row.in_app,
    email: row.email,
  }));
}

/** The categories that are on, for the account page and for mail. */
export interface ChosenCategories {
  inApp: readonly string[];
  email: readonly string[];
}

export async function saveNotificationPreferences(
  customer: Customer,
  categories: ChosenCategories,
): Promise<void> {
  const { inApp, email } = categories;
  await asUser(customer).write(sql`
    insert into public.notification_preferences (user_id, category_id, in_app, email)
    select ${customer.userId}, c.id, c.slug = any (${[...inApp]}),
      c.always_mailed or c.slug = any (${[...email]})
    from public.notification_categories c where c.is_visible
    on conflict (user_id, category_id) do update
      set in_app = excluded.in_app, email = excluded.email`);
}

export type EndNotificationsResult =
  | { ok: true; name: { en: string; ar: string } }
  | { ok: false; reason: 'unknown_token' };

/**
 * Turns off the mails of one category for the recipient of the link. Repeating it changes nothing.
 * `of` is the mail of a campaign that the link was in.
 */
export async function endNotifications(
  token: string,
  { now, of }: { now: Date; of: string | null },
): Promise<EndNotificationsResult> {
  const subscription = readUnsubscribeToken(token);
  if (!subscription) return { ok: false, reason: 'unknown_token' };
  const { userId, category } = subscription;
  // As system: the reader proves their identity by the signed link and need not be signed in.
  const [[ended]] = await asSystem().write(
    sql<{ name: string; name_ar: string | null }>`
    with ended as (
      insert into public.notification_preferences (user_id, category_id, email)
      select u.id, c.id, false from auth.users u, public.notification_categories c
      where u.id = ${userId} and c.slug = ${category} and not c.always_mailed
      on conflict (user_id, category_id) do update set email = false
      returning category_id
    )
    select c.name, c.name_ar from public.notification_categories c join ended e on e.category_id = c.id`,
    countStop(of, { userId }, now),
  );
  if (!ended) return { ok: false, reason: 'unknown_token' };
  return { ok: true, name: { en: ended.name, ar: ended.name_ar ?? ended.name } };
}
