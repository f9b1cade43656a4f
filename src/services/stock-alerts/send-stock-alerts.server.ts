import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { formatNumber, type Digits } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { links } from '#services/shared/links.server.ts';
import { enqueueMail } from '#services/mail/enqueue-mail.server.ts';
import { mailIfWanted } from '#services/notifications/mail-if-wanted.server.ts';
import { shownPriceText } from '#services/pricing/shown-price-text.server.ts';
import { notifyCustomer } from '#services/notifications/notify-customer.server.ts';

interface DueAlert {
  id: string;
  user_id: string | null;
  email: string;
  locale: Locale;
  full_name: string | null;
  slug: string;
  name: string;
  name_ar: string | null;
  price: string;
  discount_price: string | null;
  prices_differ: boolean;
  image_url: string | null;
  /** Null when it is made to order. */
  left: number | null;
  currency: string;
  arabic_digits: Digits;
}

const batchSize = 50;

/**
 * Notifies everyone who waits for a piece that is available again. Each batch is locked, marked and
 * mailed in one transaction, so that several processes may do this at the same time.
 */
export async function sendStockAlerts(now: Date): Promise<number> {
  let sent = 0;
  for (;;) {
    // As system: alerts belong to many, visitors among them.
    const batch = await asSystem().transaction(async (trx) => {
      const alerts = await takeDue(trx, now);
      for (const alert of alerts) await notifyAbout(trx, alert, now);
      return alerts.length;
    });
    sent += batch;
    if (batch < batchSize) return sent;
  }
}

/** Marks the alerts as notified; the mails are sent if and only if that commits. */
async function takeDue(trx: Transaction<DB>, now: Date): Promise<DueAlert[]> {
  const { rows } = await sql<DueAlert>`
    with due as (
      select a.id from public.stock_alerts a
      join public.products p on p.id = a.product_id and p.status = 'published'
      left join public.product_variants v on v.id = a.variant_id
      where a.notified_at is null and p.stock_status <> 'sold_out'
        and (p.stock_status = 'pre_order' or coalesce(v.inventory, p.quantity) > 0)
      order by a.created_at, a.id limit ${batchSize}
      for update of a skip locked
    ), notified as (
      update public.stock_alerts a set notified_at = ${now} from due where a.id = due.id
      returning a.id, a.user_id, a.email, a.locale, a.product_id, a.variant_id
    )
    select n.id, n.user_id, coalesce(n.email, f.email) as email,
      coalesce(f.locale, n.locale) as locale, f.full_name, p.slug, p.name, p.name_ar,
      coalesce(v.price, p.price) as price, p.image_url,
      case when v.id is null then p.discount_price else v.discount_price end as discount_price,
      v.id is null and p.prices_differ as prices_differ,
      case when p.stock_status <> 'pre_order' then coalesce(v.inventory, p.quantity) end as "left",
      s.currency, s.arabic_digits
    from notified n join public.products p on p.id = n.product_id
    left join public.product_variants v on v.id = n.variant_id
    left join public.profiles f on f.id = n.user_id
    cross join public.site_settings s`.execute(trx);
  return rows;
}

async function notifyAbout(trx: Transaction<DB>, alert: DueAlert, now: Date): Promise<void> {
  const { user_id: userId, email: recipient, locale, slug } = alert;
  const product = { en: alert.name, ar: alert.name_ar || alert.name };
  const data = {
    name: alert.full_name ?? '',
    product,
    price: shownPriceText(alert, locale),
    left: alert.left ? formatNumber(alert.left, locale, alert.arabic_digits) : null,
    picture: alert.image_url && links.thumbnail(alert.image_url),
    link: links.product(locale, slug),
  };
  const mail = { recipient, locale, template: 'back_in_stock', now } as const;
  if (!userId) {
    await enqueueMail(trx, { ...mail, data: { ...data, unsubscribe: null } });
    return;
  }
  await notifyCustomer(trx, {
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
