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
  // One query, because the order is locked meanwhile.
  const { rows } = await trx.executeQuery(
    selectItems(orderId).select((items) =>
      items.selectFrom('site_settings').select('arabic_digits').as('digits'),
    ),
  );
  return rows.map((row) => {
    const { name, options, workshop, quantity, picture } = toOrderItem(row, locale);
    return {
      name,
      details: [...options, workshop].filter(Boolean).join(locale === 'ar' ? '، ' : ', '),
      quantity: formatNumber(quantity, locale, row.digits ?? undefined),
      picture: picture && links.thumbnail(picture),
    };
  });
}
