import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ImageProblem } from '#domain/uploads/files.ts';
import type { ReturnInput } from '#domain/orders/return-input.ts';
import { findReturnRejection, type ReturnRejectionReason } from '#domain/orders/returns.ts';
import { db } from '#platform/database/query.ts';
import { asSystem, asUser, type Session } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import type { Customer } from '../shared/customer.ts';
import type { RateLimited } from '../shared/rate-limited.ts';
import { type RateLimit, takeRateLimits } from '../shared/rate-limits.server.ts';
import type { RequestFacts } from '../shared/request-facts.ts';
import { preparePictures } from '../uploads/prepare-pictures.server.ts';
import { storePictures } from '../uploads/store-pictures.server.ts';
import { takeUploadLimit } from '../uploads/upload-rate-limit.server.ts';
import { withUploads } from '../uploads/with-uploads.server.ts';
import { toBuyer } from './buyer.server.ts';
import { lockOrder } from './lock-order.server.ts';
import { selectItems } from './order-items.server.ts';
import { notifyReturnUpdate } from './notify-return-update.server.ts';
import { insertReturn, toReturnable, wasSeen } from './write-return.server.ts';

interface NewReturn extends ReturnInput {
  orderId: string;
  photos: readonly File[];
}

export type ReturnResult =
  | { ok: true; id: string }
  | { ok: false; reason: 'not_found' | 'changed_meanwhile' | ReturnRejectionReason | ImageProblem }
  | RateLimited;

type Attempt = Pick<RequestFacts, 'now' | 'address'>;

/** Requests a return; sales staff decide. */
export const requestReturn = (
  wish: NewReturn,
  { customer, ...attempt }: { customer: Customer } & Attempt,
): Promise<ReturnResult> =>
  request(wish, {
    ...attempt,
    userId: customer.userId,
    session: asUser(customer),
    takeLimits: () => takeUploadLimit(customer, attempt),
  });

const hour = 60 * 60;
/** The link is the guest's only proof, so an order has a limit across all networks. */
const ofOrder: RateLimit = { name: 'guest-return/order', allowance: 10, seconds: hour };
const ofAddress: RateLimit = { name: 'guest-return/address', allowance: 30, seconds: hour };

/** For a guest; the caller has verified the link. An order of an account is not found. */
export const requestReturnOfGuest = (wish: NewReturn, attempt: Attempt): Promise<ReturnResult> =>
  request(wish, {
    ...attempt,
    userId: null,
    // As system: policies cannot identify a guest.
    session: asSystem(),
    takeLimits: () =>
      takeRateLimits(attempt.now, [ofAddress, attempt.address], [ofOrder, wish.orderId]),
  });

interface Requester extends Attempt {
  /** Null for a guest. */
  userId: string | null;
  session: Session;
  takeLimits(): Promise<{ ok: true } | RateLimited>;
}

async function request(wish: NewReturn, requester: Requester): Promise<ReturnResult> {
  if (!isUuid(wish.orderId)) return { ok: false, reason: 'not_found' };
  // Before decoding pictures, which is expensive; checked again under the lock.
  const hopeless = await rejectBeforeLock(wish, requester);
  if (hopeless) return { ok: false, reason: hopeless };
  const allowed = await requester.takeLimits();
  if (!allowed.ok) return allowed;
  const prepared = await preparePictures(wish.photos);
  if (!prepared.ok) return prepared;
  const { now, userId } = requester;
  return withUploads((store) =>
    // As system: customers cannot write returns directly.
    asSystem().transaction(async (trx): Promise<ReturnResult> => {
      const order = await lockOrder(trx, wish.orderId, userId ?? undefined);
      if (!order || order.user_id !== userId) return { ok: false, reason: 'not_found' };
      const items = await trx.executeQuery(selectItems(order.id));
      const returnable = toReturnable(order, items.rows);
      const refused = findReturnRejection(returnable, wish.lines, { now, by: 'buyer' });
      if (refused) return { ok: false, reason: refused };
      if (!(await wasSeen(trx, order.id, wish.seen))) {
        return { ok: false, reason: 'changed_meanwhile' };
      }
      const id = await insertReturn(trx, wish, { status: 'requested', openedBy: null, now });
      const photos = await storePictures(prepared.pictures, { folder: 'returns', store });
      await insertPhotos(trx, id, photos);
      await notifyReturnUpdate(trx, toBuyer(order), { returnId: id, status: 'requested', now });
      return { ok: true, id };
    }),
  );
}

async function rejectBeforeLock(
  { orderId, lines }: NewReturn,
  { session, userId, now }: Requester,
) {
  const [[order], items] = await session.read(
    db
      .selectFrom('orders')
      .select(['status', 'delivered_at'])
      .where('id', '=', orderId)
      .where('user_id', 'is not distinct from', userId),
    selectItems(orderId),
  );
  if (!order) return 'not_found';
  return findReturnRejection(toReturnable(order, items), lines, { now, by: 'buyer' });
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
