import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Bilingual } from '#domain/bilingual.ts';
import { maxStaffFileBytes } from '#domain/uploads/files.ts';
import type { RequestFacts } from '../shared/request-facts.ts';
import type { Staff } from '../shared/staff.ts';
import { preparePictures } from '../uploads/prepare-pictures.server.ts';
import { storePictures } from '../uploads/store-pictures.server.ts';
import { takeUploadLimit } from '../uploads/upload-rate-limit.server.ts';
import type { StoreFile } from '../uploads/with-uploads.server.ts';

/** A photo of staff for an entry of a timeline, and what it shows. */
export interface EntryPhoto {
  file: File;
  alt: Bilingual;
}

/** Decodes the photos. Returns how to store them with their entry, or why not. */
export async function prepareEntryPhotos(
  photos: readonly EntryPhoto[],
  staff: Staff & Partial<Pick<RequestFacts, 'address'>>,
) {
  if (photos.length > 0) {
    const { now, address = null } = staff;
    const allowed = await takeUploadLimit(staff.actor, { now, address });
    if (!allowed.ok) return allowed;
  }
  const files = photos.map(({ file }) => file);
  const prepared = await preparePictures(files, { maxBytes: maxStaffFileBytes });
  if (!prepared.ok) return prepared;
  const storePhotos = async (trx: Transaction<DB>, entryId: string, store: StoreFile) => {
    const stored = await storePictures(prepared.pictures, { folder: 'order-photos', store });
    const rows = stored.map(({ name, position, width, height }) => ({
      timeline_id: entryId,
      image_url: name,
      display_order: position,
      alt_en: photos[position]!.alt.en,
      alt_ar: photos[position]!.alt.ar,
      width,
      height,
    }));
    if (rows.length > 0) await trx.insertInto('order_photos').values(rows).execute();
  };
  return { ok: true as const, storePhotos };
}
