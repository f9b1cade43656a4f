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

/** A photo in the file store, before its entry is written. */
export interface StoredEntryPhoto {
  name: string;
  position: number;
  width: number;
  height: number;
  alt: Bilingual;
}

/** Decodes the photos. Returns how to store them, or why not. */
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
  const storePhotos = async (store: StoreFile): Promise<StoredEntryPhoto[]> => {
    const stored = await storePictures(prepared.pictures, { folder: 'order-photos', store });
    return stored.map((picture) => ({ ...picture, alt: photos[picture.position]!.alt }));
  };
  return { ok: true as const, storePhotos };
}

/** Shows stored photos with an entry. */
export async function insertEntryPhotos(
  trx: Transaction<DB>,
  entryId: string,
  photos: readonly StoredEntryPhoto[],
): Promise<void> {
  if (photos.length === 0) return;
  const rows = photos.map(({ name, position, width, height, alt }) => ({
    timeline_id: entryId,
    image_url: name,
    display_order: position,
    alt_en: alt.en,
    alt_ar: alt.ar,
    width,
    height,
  }));
  await trx.insertInto('order_photos').values(rows).execute();
}
