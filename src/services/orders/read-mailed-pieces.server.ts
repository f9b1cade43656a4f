import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { formatNumber } from '#i18n/format.ts';
import type { MailedPiece } from '../mail/templates/order-parts.ts';
import { links } from '../shared/links.server.ts';
import type { OrderBuyer } from './buyer.server.ts';
import { selectItems, toOrderItem } from './order-items.server.ts';

/** The pieces of an order as its mails show them. */
export async function readMailedPieces(
  trx: Transaction<DB>,
  { orderId, locale }: OrderBuyer,
): Promise<MailedPiece[]> {
  const { rows } = await trx.executeQuery(selectItems(orderId));
  const { arabic_digits: digits } = await trx
    .selectFrom('site_settings')
    .select('arabic_digits')
    .executeTakeFirstOrThrow();
  return rows.map((row) => {
    const { name, options, workshop, quantity, picture } = toOrderItem(row, locale);
    return {
      name,
      details: [...options, workshop].filter(Boolean).join(locale === 'ar' ? '، ' : ', '),
      quantity: formatNumber(quantity, locale, digits),
      picture: picture && links.thumbnail(picture),
    };
  });
}
