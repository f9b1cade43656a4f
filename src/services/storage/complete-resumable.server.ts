import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { asSystem } from '#platform/database/run-as.server.ts';
import { openFileStore } from '#platform/files/open-file-store.server.ts';
import { objectFileName } from './object-files.server.ts';
import type { StorageRejection } from './rejection.ts';
import {
  finishResumable,
  listResumableParts,
  type ResumableUpload,
} from './resumable-uploads.server.ts';
import type { StorageCaller } from './storage-caller.ts';
import { commitObject, storeContent } from './store-object.server.ts';
import { parseUserMetadata } from './user-metadata.ts';

/**
 * Joins the parts and the last bytes to the object's file. The object has the id of the upload as its
 * version: a second attempt after a crash finds what the first one has done.
 */
export async function completeResumable(
  caller: StorageCaller,
  upload: ResumableUpload,
  last: Uint8Array[],
): Promise<{ ok: true } | StorageRejection> {
  if (!(await isCommitted(upload.id))) {
    const stored = await storeJoined(caller, upload, last);
    if (!stored.ok) return stored;
  }
  await finishResumable(upload);
  return { ok: true };
}

async function storeJoined(caller: StorageCaller, upload: ResumableUpload, last: Uint8Array[]) {
  const { id: version, bucket, name, upsert, fields } = upload;
  const files = await openFileStore();
  // Left over by a process that was killed while it joined.
  await files.remove(objectFileName(version));
  const { cacheControl } = fields;
  const stored = await storeContent(
    version,
    {
      body: Readable.from(joinParts(upload, last), { objectMode: false }),
      maxBytes: upload.size!,
      mimeType: fields['contentType'] ?? 'application/octet-stream',
      cacheControl: /^\d{1,10}$/.test(cacheControl ?? '') ? `max-age=${cacheControl}` : 'no-cache',
    },
    caller.now,
  );
  if (!stored.ok) return stored;
  const userMetadata = parseUserMetadata(fields['metadata'] ?? '') ?? {};
  const { metadata } = stored;
  const owner = caller.ownerId;
  return commitObject(caller, { bucket, name, upsert, version, owner, metadata, userMetadata });
}

async function* joinParts({ id }: ResumableUpload, last: Uint8Array[]): AsyncGenerator<Uint8Array> {
  const files = await openFileStore();
  for (const name of await listResumableParts(id)) {
    const part = await files.open(name);
    if (!part) throw new Error('A part of a resumable upload is missing.');
    yield* part.stream as AsyncIterable<Uint8Array>;
  }
  yield* last;
}

async function isCommitted(version: string): Promise<boolean> {
  const [rows] = await asSystem().read(
    sql<{ id: string }>`select id from storage.objects where version = ${version}`,
  );
  return rows.length > 0;
}
