import type { Actor } from '#platform/database/actor.ts';
import { db } from '#platform/database/query.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import type { OpenFile } from '#platform/files/file-store.ts';
import { checkGuestLink } from '../checkout/guest-link.server.ts';
import { openPrivateFile, readPrivateFile } from '../private-files/read-private-file.server.ts';
import type { PhotoKind } from './order-photo.ts';

const kinds: readonly string[] = ['workshop', 'return'] satisfies PhotoKind[];

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
  if (!kinds.includes(kind) || !isUuid(id)) return null;
  const link = token && kind === 'workshop' ? await checkGuestLink(token, now) : null;
  if (link?.state !== 'open') return readPrivateFile({ kind, id }, actor);
  const name = await nameForGuest(id, link.orderId);
  return name === undefined ? null : openPrivateFile(name);
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
