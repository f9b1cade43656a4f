import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { ReturnReason, ReturnStatus } from '#domain/orders/returns.ts';
import { localized, type Locale } from '#i18n/locale.ts';
import { db, type RowsOf } from '#platform/database/query.ts';
import { orderPhotoUrl } from './order-photo.ts';

export interface OrderReturn {
  id: string;
  status: ReturnStatus;
  at: Date;
  message: string | null;
  answer: string | null;
  /** By staff, in the name of the buyer. */
  isOpenedByStaff: boolean;
  lines: { itemId: string; quantity: number; reason: ReturnReason }[];
  photos: { id: string; address: string; width: number; height: number }[];
}

export function selectReturns(orderId: string) {
  return db
    .selectFrom('return_requests as r')
    .select(['r.id', 'r.status', 'r.message', 'r.answer', 'r.answer_ar'])
    .select(['r.created_at as at', sql<boolean>`r.opened_by is not null`.as('isOpenedByStaff')])
    .select((of) => [
      jsonArrayFrom(
        of
          .selectFrom('return_items as i')
          .select(['i.order_item_id as itemId', 'i.quantity', 'i.reason'])
          .whereRef('i.return_id', '=', 'r.id')
          .orderBy('i.id'),
      ).as('lines'),
      jsonArrayFrom(
        of
          .selectFrom('return_photos as f')
          .select(['f.id', 'f.image_url', 'f.width', 'f.height'])
          .whereRef('f.return_id', '=', 'r.id')
          .orderBy('f.display_order'),
      ).as('photos'),
    ])
    .where('r.order_id', '=', orderId)
    .orderBy('r.created_at')
    .orderBy('r.id');
}

type Row = RowsOf<ReturnType<typeof selectReturns>>[number];

export const toReturn = ({ answer_ar, ...row }: Row, locale: Locale): OrderReturn => ({
  ...row,
  answer: localized(locale, row.answer, answer_ar) || null,
  photos: row.photos.map(({ image_url, ...photo }) => ({
    ...photo,
    address: orderPhotoUrl('return', photo.id, image_url),
  })),
});
