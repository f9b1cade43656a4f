import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Bilingual } from '#domain/bilingual.ts';
import type { NoticeCategory } from './category.ts';

export interface NewNotice {
  userId: string;
  category: NoticeCategory;
  title: Bilingual;
  body?: Bilingual;
  /** A path of the shop, such as /account/orders/…, without a language. */
  link?: string;
  now: Date;
}

/**
 * Leaves a notice in somebody's account unless they want none of that kind. In the caller's
 * transaction, which runs as the system: nobody writes into another one's account.
 */
export async function notify(trx: Transaction<DB>, notice: NewNotice): Promise<void> {
  await insertNotice(notice).execute(trx);
}

/** The same as a query, for who sends several in one flight. */
export function insertNotice({ userId, category, title, body, link, now }: NewNotice) {
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
