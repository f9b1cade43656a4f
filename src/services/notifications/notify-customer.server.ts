import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Bilingual } from '#domain/bilingual.ts';
import type { NotificationCategory } from './notification-category.ts';

export interface NewNotification {
  userId: string;
  /** Null for what staff learn about their work, which they cannot turn off. */
  category: NotificationCategory | null;
  title: Bilingual;
  body?: Bilingual;
  /** A path of the shop, such as /account/orders/…, without a language. */
  link?: string;
  now: Date;
}

/**
 * Adds a notification to a customer's account unless they turned that category off. Runs in the
 * caller's transaction, as the system: customers may not write into other accounts.
 */
export async function notifyCustomer(
  trx: Transaction<DB>,
  notification: NewNotification,
): Promise<void> {
  await insertNotification(notification).execute(trx);
}

/** The same as a query, to send in a pipeline. */
export function insertNotification({ userId, category, title, body, link, now }: NewNotification) {
  return sql`
    insert into public.notifications
      (user_id, category_id, title, title_ar, body, body_ar, link_url, visible_from, created_by, created_at)
    select ${userId}, (select id from public.notification_categories where slug = ${category}),
      ${title.en}, ${title.ar}, ${body?.en ?? ''}, ${body?.ar ?? null}, ${link ?? null}, ${now}, null, ${now}
    where not exists (
      select from public.notification_preferences p
      join public.notification_categories c on c.id = p.category_id
      where p.user_id = ${userId} and c.slug = ${category} and not p.in_app
    )`;
}
