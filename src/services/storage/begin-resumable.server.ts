import { randomUUID } from 'node:crypto';
import { checkType, prepareUpload } from './prepare-upload.server.ts';
import { reject, type StorageRejection } from './rejection.ts';
import { createResumable, type ResumableUpload } from './resumable-uploads.server.ts';
import type { StorageCaller } from './storage-caller.ts';

type NewUpload = Pick<ResumableUpload, 'bucket' | 'name' | 'upsert' | 'size' | 'fields'>;

/** Checks all that can be checked before the first byte, and opens the books. */
export async function beginResumable(
  caller: StorageCaller,
  upload: NewUpload & { id?: string },
): Promise<{ ok: true; id: string } | StorageRejection> {
  const { id = randomUUID(), bucket, name, upsert, size, fields } = upload;
  const mimeType = fields['contentType'] ?? 'application/octet-stream';
  const wish = { bucket, name, upsert, mimeType, size: size ?? undefined };
  const prepared = await prepareUpload(caller, wish);
  if (!prepared.ok) return prepared;
  const rejected = checkType(prepared.bucket, name, mimeType);
  if (rejected) return rejected;
  const row = { id, bucket, name, upsert, size, fields, owner: caller.ownerId };
  return (await createResumable(row, caller.now)) ? { ok: true, id } : reject('busy');
}
