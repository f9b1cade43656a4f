import type { Actor } from '#platform/database/actor.ts';
import { db } from '#platform/database/query.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import type { OpenFile } from '#platform/files/file-store.ts';
import { checkGuestLink } from '../checkout/guest-link.server.ts';
import { openPrivateFile, readPrivateFile } from '../private-files/read-private-file.server.ts';
import type { PhotoKind } from './order-photo.ts';
import { readPhotoToken } from './photo-token.server.ts';

const kinds: readonly string[] = ['workshop', 'return'] satisfies PhotoKind[];

interface PhotoRequest {
  kind: string;
  id: string;
  /** From the guest's link, or of this photo alone, from a mail. */
  token?: string | null;
  now: Date;
}

/** Opens a private photograph, for its buyer and for sales. */
export async function readOrderPhoto(
  { kind, id, token, now }: PhotoRequest,
  actor: Actor,
): Promise<OpenFile | null> {
  if (!kinds.includes(kind) || !isUuid(id)) return null;
  const byToken = { workshop: nameOfWorkshopPhoto, return: nameOfReturnPhoto }[kind as PhotoKind];
  const name = token ? await byToken(id, token, now) : null;
  return name ? openPrivateFile(name) : readPrivateFile({ kind, id }, actor);
}

async function nameOfWorkshopPhoto(id: string, token: string, now: Date): Promise<string | null> {
  // As system: the token is the only authorization.
  const [[photo]] = await asSystem().read(
    db
      .selectFrom('order_photos as f')
      .innerJoin('order_timeline as t', 't.id', 'f.timeline_id')
      .innerJoin('orders as o', 'o.id', 't.order_id')
      .select(['f.image_url as name', 'o.id as orderId'])
      .where('f.id', '=', id)
      .where('t.is_visible', '=', true),
  );
  if (!photo) return null;
  const mailed = readPhotoToken(token);
  const isOpen = mailed
    ? mailed.photoId === id && now < mailed.end
    : await opensOrder(token, photo.orderId, now);
  return isOpen ? photo.name : null;
}

/** A guest sees the photos of their own returns. */
async function nameOfReturnPhoto(id: string, token: string, now: Date): Promise<string | null> {
  // As system: the token is the only authorization.
  const [[photo]] = await asSystem().read(
    db
      .selectFrom('return_photos as f')
      .innerJoin('return_requests as r', 'r.id', 'f.return_id')
      .select(['f.image_url as name', 'r.order_id as orderId'])
      .where('f.id', '=', id),
  );
  return photo && (await opensOrder(token, photo.orderId, now)) ? photo.name : null;
}

/** The order of a photo whose mailed token has ended; null for any other token. */
export async function findOrderOfEndedToken({
  id,
  token,
  now,
}: Pick<PhotoRequest, 'id' | 'token' | 'now'>): Promise<{ id: string; isGuests: boolean } | null> {
  const mailed = readPhotoToken(token ?? '');
  if (!mailed || mailed.photoId !== id || !isUuid(id) || now < mailed.end) return null;
  // As system: the token is the only authorization, for the address of the order.
  const [[order]] = await asSystem().read(
    db
      .selectFrom('order_photos as f')
      .innerJoin('order_timeline as t', 't.id', 'f.timeline_id')
      .innerJoin('orders as o', 'o.id', 't.order_id')
      .select(['o.id', 'o.user_id'])
      .where('f.id', '=', id),
  );
  return order ? { id: order.id, isGuests: order.user_id === null } : null;
}

async function opensOrder(token: string, orderId: string, now: Date): Promise<boolean> {
  const link = await checkGuestLink(token, now);
  return link.state === 'open' && link.orderId === orderId;
}
