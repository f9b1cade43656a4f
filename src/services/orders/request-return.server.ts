import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ImageProblem } from '#domain/uploads/files.ts';
import type { ReturnInput } from '#domain/orders/return-input.ts';
import {
  findReturnRejection,
  type ReturnableOrder,
  type ReturnRejectionReason,
} from '#domain/orders/returns.ts';
import { db, type RowsOf } from '#platform/database/query.ts';
import { asSystem, asUser } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import type { Customer } from '../shared/customer.ts';
import type { RateLimited } from '../shared/rate-limited.ts';
import type { RequestFacts } from '../shared/request-facts.ts';
import { preparePictures } from '../uploads/prepare-pictures.server.ts';
import { storePictures } from '../uploads/store-pictures.server.ts';
import { takeUploadLimit } from '../uploads/upload-rate-limit.server.ts';
import { withUploads } from '../uploads/with-uploads.server.ts';
import { toBuyer } from './buyer.server.ts';
import { lockOrder, type LockedOrder } from './lock-order.server.ts';
import { selectItems } from './order-items.server.ts';
import { notifyReturnUpdate } from './notify-return-update.server.ts';

interface NewReturn extends ReturnInput {
  orderId: string;
  photos: readonly File[];
}

export type ReturnResult =
  | { ok: true; id: string }
  | { ok: false; reason: 'not_found' | ReturnRejectionReason | ImageProblem }
  | RateLimited;

/** Requests a return; sales staff decide. */
export async function requestReturn(
  wish: NewReturn,
  { customer, now, address }: { customer: Customer } & Pick<RequestFacts, 'now' | 'address'>,
): Promise<ReturnResult> {
  if (!isUuid(wish.orderId)) return { ok: false, reason: 'not_found' };
  // Before decoding pictures, which is expensive; checked again under the lock.
  const hopeless = await rejectBeforeLock(wish, customer, now);
  if (hopeless) return { ok: false, reason: hopeless };
  const allowed = await takeUploadLimit(customer, { now, address });
  if (!allowed.ok) return allowed;
  const prepared = await preparePictures(wish.photos);
  if (!prepared.ok) return prepared;
  return withUploads((store) =>
    // As system: customers cannot write returns directly.
    asSystem().transaction(async (trx): Promise<ReturnResult> => {
      const order = await lockOrder(trx, wish.orderId, customer.userId);
      if (!order) return { ok: false, reason: 'not_found' };
      const items = await trx.executeQuery(selectItems(order.id));
      const refused = findReturnRejection(returnable(order, items.rows), wish.lines, now);
      if (refused) return { ok: false, reason: refused };
      const id = await insertReturn(trx, wish, now);
      await insertPhotos(
        trx,
        id,
        await storePictures(prepared.pictures, { folder: 'returns', store }),
      );
      await notifyReturnUpdate(trx, toBuyer(order), { returnId: id, status: 'requested', now });
      return { ok: true, id };
    }),
  );
}

async function rejectBeforeLock({ orderId, lines }: NewReturn, customer: Customer, now: Date) {
  const [[order], items] = await asUser(customer).read(
    db
      .selectFrom('orders')
      .select(['status', 'delivered_at'])
      .where('id', '=', orderId)
      .where('user_id', '=', customer.userId),
    selectItems(orderId),
  );
  return order ? findReturnRejection(returnable(order, items), lines, now) : 'not_found';
}

type Lines = RowsOf<ReturnType<typeof selectItems>>;

const returnable = (
  order: Pick<LockedOrder, 'status' | 'delivered_at'>,
  items: Lines,
): ReturnableOrder => ({
  status: order.status,
  deliveredAt: order.delivered_at,
  lines: items.map(({ id, quantity, inReturn, made_to_order }) => ({
    id,
    quantity,
    inReturn,
    madeToOrder: made_to_order,
  })),
});

async function insertReturn(
  trx: Transaction<DB>,
  { orderId, message, lines }: NewReturn,
  now: Date,
) {
  const { id } = await trx
    .insertInto('return_requests')
    .values({ order_id: orderId, message: message || null, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('return_items')
    .values(
      lines.map(({ item_id, quantity, reason }) => ({
        return_id: id,
        order_item_id: item_id,
        quantity,
        reason,
      })),
    )
    .execute();
  return id;
}

async function insertPhotos(
  trx: Transaction<DB>,
  return_id: string,
  photos: Awaited<ReturnType<typeof storePictures>>,
): Promise<void> {
  const rows = photos.map(({ name, position, width, height }) => ({
    return_id,
    image_url: name,
    display_order: position,
    width,
    height,
  }));
  if (rows.length > 0) await trx.insertInto('return_photos').values(rows).execute();
}
