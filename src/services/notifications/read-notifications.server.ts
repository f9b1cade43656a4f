import { sql } from 'kysely';
import { localized, type Locale } from '#i18n/locale.ts';
import { db } from '#platform/database/query.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import type { Customer } from '#services/shared/customer.ts';

export interface Notification {
  id: string;
  category: string | null;
  title: string;
  body: string;
  link: string | null;
  isRead: boolean;
  at: Date;
}

export interface NotificationPage {
  notifications: Notification[];
  /** The id of the last notification on this page, when there are older ones. */
  next: string | null;
  unread: number;
}

interface NotificationReader {
  customer: Customer;
  locale: Locale;
  now: Date;
}

export const notificationPageSize = 20;

/** Newest first. A page starts after the last notification of the page before. */
export async function readNotifications(
  { customer, locale, now }: NotificationReader,
  after: string | null = null,
): Promise<NotificationPage> {
  const own = ownNotifications(customer, now);
  const start = after && isUuid(after) ? after : null;
  const [rows, [unread]] = await asUser(customer).read(
    own
      .leftJoin('notification_categories as c', 'c.id', 'n.category_id')
      .selectAll('n')
      .select(['c.name as kind', 'c.name_ar as kindAr'])
      .$if(start !== null, (older) =>
        older.where(sql<boolean>`(n.visible_from, n.id) < (
          select s.visible_from, s.id from public.notifications s
          where s.id = ${start} and s.user_id = ${customer.userId})`),
      )
      .orderBy('n.visible_from', 'desc')
      .orderBy('n.id', 'desc')
      .limit(notificationPageSize + 1),
    countUnreadNotifications(customer, now),
  );
  const shown = rows.slice(0, notificationPageSize);
  return {
    notifications: shown.map((row) => ({
      id: row.id,
      category: localized(locale, row.kind, row.kindAr) || null,
      title: localized(locale, row.title, row.title_ar),
      body: localized(locale, row.body, row.body_ar),
      link: row.link_url,
      isRead: row.read_at !== null,
      at: row.visible_from,
    })),
    next: rows.length > notificationPageSize ? (shown.at(-1)?.id ?? null) : null,
    unread: Number(unread?.count ?? 0),
  };
}

export function countUnreadNotifications(customer: Customer, now: Date) {
  return ownNotifications(customer, now)
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('n.read_at', 'is', null);
}

function ownNotifications({ userId }: Customer, now: Date) {
  return db
    .selectFrom('notifications as n')
    .where('n.user_id', '=', userId)
    .where('n.visible_from', '<=', now);
}
