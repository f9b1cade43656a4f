import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { localized, type Locale } from '#i18n/locale.ts';
import { db, type RowsOf } from '#platform/database/query.ts';

/** A refund of an order, in the reader's language. */
export interface OrderRefund {
  id: string;
  /** Null when it was agreed without a return. */
  returnId: string | null;
  /** By how much the order costs less. */
  amount: string;
  /** What of it the buyer gets; the rest settles what they owed. */
  payout: string;
  reason: string | null;
  at: Date;
  /** When the buyer had the money; null while it is to be given back. */
  paidAt: Date | null;
  /** Of its credit note; null until it is paid. */
  number: number | null;
  lines: { itemId: string; quantity: number; amount: string }[];
}

export function selectRefunds(orderId: string) {
  return db
    .selectFrom('refunds as f')
    .select(['f.id', 'f.return_id as returnId', 'f.amount', 'f.payout', 'f.number'])
    .select(['f.reason', 'f.reason_ar', 'f.created_at as at', 'f.paid_at as paidAt'])
    .select((of) =>
      jsonArrayFrom(
        of
          .selectFrom('refund_items as ri')
          .innerJoin('order_items as i', 'i.id', 'ri.order_item_id')
          .select(['i.id as itemId', 'ri.quantity'])
          // As text: JSON would pass it through a float.
          .select((item) => item.cast<string>('ri.amount', 'text').as('amount'))
          .whereRef('ri.refund_id', '=', 'f.id')
          .orderBy('i.position')
          .orderBy('i.id'),
      ).as('lines'),
    )
    .where('f.order_id', '=', orderId)
    .orderBy('f.created_at')
    .orderBy('f.id');
}

type Row = RowsOf<ReturnType<typeof selectRefunds>>[number];

export const toRefund = ({ reason, reason_ar, ...row }: Row, locale: Locale): OrderRefund => ({
  ...row,
  reason: localized(locale, reason, reason_ar) || null,
});
