import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { formatDate, formatMoney } from '#i18n/format.ts';
import { enqueueMail } from '../mail/enqueue-mail.server.ts';
import { links } from '../shared/links.server.ts';
import { staffLocale } from '../shared/notify-staff.server.ts';

interface HeldOrder {
  number: string;
  name: string | null;
  phone: string;
  subtotal: string;
  currency: 'USD' | 'EGP';
  pieces: number;
}

/** Mails the shop's mailbox, if one is set; the list in the admin area marks the order too. */
export async function warnStaff(
  trx: Transaction<DB>,
  orderId: string,
  { cancelsAt, now }: { cancelsAt: Date; now: Date },
): Promise<void> {
  const settings = await trx.selectFrom('site_settings').select('contact_email').executeTakeFirst();
  const recipient = settings?.contact_email;
  if (!recipient) return;
  const { rows } = await sql<HeldOrder>`
    select o.number, o.address ->> 'full_name' as name, o.phone, o.subtotal, o.currency,
      (select sum(quantity)::integer from public.order_items where order_id = o.id) as pieces
    from public.orders o where o.id = ${orderId}`.execute(trx);
  const { number, name, phone, subtotal, currency, pieces } = rows[0]!;
  await enqueueMail(trx, {
    recipient,
    locale: staffLocale,
    template: 'order_hold_warning',
    orderId,
    data: {
      number,
      name: name ?? '',
      phone,
      pieces,
      value: formatMoney(subtotal, staffLocale, currency),
      cancelsAt: formatDate(cancelsAt, staffLocale, 'dateTime'),
      link: links.admin(staffLocale, `/orders/${orderId}`),
    },
    now,
  });
}
