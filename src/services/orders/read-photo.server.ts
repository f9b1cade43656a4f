import type { Actor } from '#platform/database/actor.ts';
import { q } from '#platform/database/query.ts';
import { as } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { readUpload } from '#platform/files/upload-store.server.ts';
import type { PhotoKind } from './order-photo.ts';

const tables = { workshop: 'order_photos', return: 'return_photos' } as const;

const isKind = (kind: string): kind is PhotoKind => Object.hasOwn(tables, kind);

/** The bytes of a private photograph, for whoever the policies show its row: its buyer, and sales. */
export async function readPhoto(
  { kind, id }: { kind: string; id: string },
  actor: Actor,
): Promise<Buffer | null> {
  if (!isKind(kind) || !isUuid(id) || actor.kind !== 'user') return null;
  const [[row]] = await as(actor).read(
    q
      .selectFrom(tables[kind] as 'order_photos')
      .select('image_url')
      .where('id', '=', id),
  );
  // The shop's own pictures are public and have addresses of their own.
  if (!row || row.image_url.startsWith('/')) return null;
  return readUpload(row.image_url);
}
