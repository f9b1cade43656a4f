import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Locale } from '#i18n/locale.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { links } from '#services/identity/links.server.ts';
import { enqueue } from '#services/mail/outbox.server.ts';
import { mailIfWanted } from '#services/notifications/mail-if-wanted.server.ts';
import { notify } from '#services/notifications/notify.server.ts';

interface DueAlert {
  id: string;
  user_id: string | null;
  email: string;
  locale: Locale;
  full_name: string | null;
  slug: string;
  name: string;
  name_ar: string | null;
}

const atOnce = 50;

/**
 * Tells everybody whose piece is here again, once: the row is locked, marked and answered in one
 * transaction, so that any number of processes may do so together.
 */
export async function sendStockAlerts(now: Date): Promise<number> {
  let sent = 0;
  for (;;) {
    // As system: alerts belong to many, visitors among them.
    const batch = await asSystem().transaction(async (trx) => {
      const alerts = await takeDue(trx, now);
      for (const alert of alerts) await tell(trx, alert, now);
      return alerts.length;
    });
    sent += batch;
    if (batch < atOnce) return sent;
  }
}

/** Marks them as told; the mails leave if and only if that is committed. */
async function takeDue(trx: Transaction<DB>, now: Date): Promise<DueAlert[]> {
  const { rows } = await sql<DueAlert>`
    with due as (
      select a.id from public.stock_alerts a
      join public.products p on p.id = a.product_id and p.status = 'published'
      left join public.product_variants v on v.id = a.variant_id
      where a.notified_at is null and p.stock_status <> 'sold_out'
        and (p.stock_status = 'pre_order' or coalesce(v.inventory, p.quantity) > 0)
      order by a.created_at, a.id limit ${atOnce}
      for update of a skip locked
    ), told as (
      update public.stock_alerts a set notified_at = ${now} from due where a.id = due.id
      returning a.id, a.user_id, a.email, a.locale, a.product_id
    )
    select t.id, t.user_id, coalesce(t.email, f.email) as email,
      coalesce(f.locale, t.locale) as locale, f.full_name, p.slug, p.name, p.name_ar
    from told t join public.products p on p.id = t.product_id
    left join public.profiles f on f.id = t.user_id`.execute(trx);
  return rows;
}

async function tell(trx: Transaction<DB>, alert: DueAlert, now: Date): Promise<void> {
  const { user_id: userId, email: recipient, locale, slug } = alert;
  const product = { en: alert.name, ar: alert.name_ar || alert.name };
  const data = { name: alert.full_name ?? '', product, link: links.product(locale, slug) };
  const mail = { recipient, locale, template: 'back_in_stock', now } as const;
  if (!userId) {
    await enqueue(trx, { ...mail, data: { ...data, unsubscribe: null } });
    return;
  }
  await notify(trx, {
    userId,
    category: 'stock',
    title: { en: `The ${product.en} is here again`, ar: `قطعة «${product.ar}» متوفرة من جديد` },
    body: {
      en: 'You asked us to tell you. Pieces made by hand come in small numbers.',
      ar: 'طلبت أن نخبرك. شغل اليد يأتي بأعداد قليلة.',
    },
    link: `/product/${slug}`,
    now,
  });
  await mailIfWanted(trx, { ...mail, userId, category: 'stock', data });
}
