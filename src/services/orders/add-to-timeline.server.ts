import type { Bilingual } from '#domain/bilingual.ts';
import type { ImageProblem } from '#domain/uploads/files.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { toBuyer } from './buyer.server.ts';
import { notifyBuyer } from './buyer.server.ts';
import type { RateLimited } from '../shared/rate-limited.ts';
import type { RequestFacts } from '../shared/request-facts.ts';
import { withUploads } from '../uploads/with-uploads.server.ts';
import { type EntryPhoto, insertEntryPhotos, prepareEntryPhotos } from './entry-photos.server.ts';
import { lockOrder } from './lock-order.server.ts';
import { writeEntry, type Note } from './move-order.server.ts';
import { actorHasRole } from '../shared/actor-has-role.server.ts';
import type { Staff } from '../shared/staff.ts';

interface NewEntry {
  orderId: string;
  note: Note | null;
  isVisible: boolean;
  photos: readonly EntryPhoto[];
}

export type EntryResult =
  | { ok: true; id: string }
  | { ok: false; reason: ImageProblem | 'forbidden' | 'not_found' }
  | RateLimited;

const workshopUpdateTitle: Bilingual = {
  en: 'News from the workshop',
  ar: 'جديد من الورشة',
};

/** Adds a note and photos to the timeline without changing the status. */
export async function addToTimeline(
  entry: NewEntry,
  staff: Staff & Pick<RequestFacts, 'address'>,
): Promise<EntryResult> {
  if (!(await actorHasRole(staff.actor, 'sales'))) return { ok: false, reason: 'forbidden' };
  if (!isUuid(entry.orderId)) return { ok: false, reason: 'not_found' };
  const prepared = await prepareEntryPhotos(entry.photos, staff);
  if (!prepared.ok) return prepared;
  return withUploads((store) =>
    // As system: staff cannot write orders directly.
    asSystem({ onBehalfOf: staff.actor }).transaction(async (trx): Promise<EntryResult> => {
      const order = await lockOrder(trx, entry.orderId);
      if (!order) return { ok: false, reason: 'not_found' };
      const { isVisible, note } = entry;
      const { actor, now } = staff;
      const id = await writeEntry(trx, order.id, {
        status: order.status,
        by: 'staff',
        actorId: actor.userId,
        note,
        isVisible,
        now,
      });
      await insertEntryPhotos(trx, id, await prepared.storePhotos(store));
      if (isVisible) await notifyBuyer(trx, toBuyer(order), { title: workshopUpdateTitle, now });
      return { ok: true, id };
    }),
  );
}
