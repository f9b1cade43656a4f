import type { Actor } from '#platform/database/actor.ts';
import { q } from '#platform/database/query.ts';
import { as, asSystem } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { readUpload } from '#platform/files/upload-store.server.ts';
import { orderOfToken } from '../checkout/order-token.server.ts';
import type { PhotoKind } from './order-photo.ts';

const tables = { workshop: 'order_photos', return: 'return_photos' } as const;

const isKind = (kind: string): kind is PhotoKind => Object.hasOwn(tables, kind);

interface Asked {
  kind: string;
  id: string;
  /** From a guest's link. */
  token?: string | null;
}

/** The bytes of a private photograph, for its buyer and for sales. */
export async function readPhoto({ kind, id, token }: Asked, actor: Actor): Promise<Buffer | null> {
  if (!isKind(kind) || !isUuid(id)) return null;
  const guests = token && kind === 'workshop' ? orderOfToken(token) : null;
  const name = guests ? await nameForGuest(id, guests) : await nameFor({ kind, id }, actor);
  // The shop's own pictures are public and have addresses of their own.
  return !name || name.startsWith('/') ? null : readUpload(name);
}

/** The policies decide whose rows these are. */
async function nameFor({ kind, id }: { kind: PhotoKind; id: string }, actor: Actor) {
  if (actor.kind !== 'user') return undefined;
  const [[row]] = await as(actor).read(
    q
      .selectFrom(tables[kind] as 'order_photos')
      .select('image_url')
      .where('id', '=', id),
  );
  return row?.image_url;
}

async function nameForGuest(id: string, orderId: string) {
  // As system: the token is the guest's only right to the order.
  const [[row]] = await asSystem().read(
    q
      .selectFrom('order_photos as f')
      .innerJoin('order_timeline as t', 't.id', 'f.timeline_id')
      .select('f.image_url')
      .where('f.id', '=', id)
      .where('t.order_id', '=', orderId)
      .where('t.is_visible', '=', true),
  );
  return row?.image_url;
}
