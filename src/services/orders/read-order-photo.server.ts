import type { Actor } from '#platform/database/actor.ts';
import { db } from '#platform/database/query.ts';
import { asActor, asSystem } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import type { OpenFile } from '#platform/files/file-store.ts';
import { checkGuestLink } from '../checkout/guest-link.server.ts';
import { readStoredFile } from '../uploads/read-stored-file.server.ts';
import type { PhotoKind } from './order-photo.ts';

const tables = { workshop: 'order_photos', return: 'return_photos' } as const;

const isKind = (kind: string): kind is PhotoKind => Object.hasOwn(tables, kind);

interface PhotoRequest {
  kind: string;
  id: string;
  /** From the guest's link. */
  token?: string | null;
  now: Date;
}

/** Opens a private photograph, for its buyer and for sales. */
export async function readOrderPhoto(
  { kind, id, token, now }: PhotoRequest,
  actor: Actor,
): Promise<OpenFile | null> {
  if (!isKind(kind) || !isUuid(id)) return null;
  const link = token && kind === 'workshop' ? await checkGuestLink(token, now) : null;
  const name =
    link?.state === 'open'
      ? await nameForGuest(id, link.orderId)
      : await nameFor({ kind, id }, actor);
  // Demo photos are public files with a URL of their own.
  return !name || name.startsWith('/') ? null : readStoredFile(name);
}

/** Row-level security decides. */
async function nameFor({ kind, id }: { kind: PhotoKind; id: string }, actor: Actor) {
  if (actor.kind !== 'user') return undefined;
  const [[row]] = await asActor(actor).read(
    db
      .selectFrom(tables[kind] as 'order_photos')
      .select('image_url')
      .where('id', '=', id),
  );
  return row?.image_url;
}

async function nameForGuest(id: string, orderId: string) {
  // As system: the token is the guest's only authorization.
  const [[row]] = await asSystem().read(
    db
      .selectFrom('order_photos as f')
      .innerJoin('order_timeline as t', 't.id', 'f.timeline_id')
      .select('f.image_url')
      .where('f.id', '=', id)
      .where('t.order_id', '=', orderId)
      .where('t.is_visible', '=', true),
  );
  return row?.image_url;
}
