import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { openFileStore } from '#platform/files/open-file-store.server.ts';
import { removeFiles } from '../uploads/remove-files.server.ts';
import { completeResumable } from './complete-resumable.server.ts';
import type { StorageRejection } from './rejection.ts';
import { addResumablePart, type ResumableUpload } from './resumable-uploads.server.ts';
import type { StorageCaller } from './storage-caller.ts';

/** Bytes in memory before they become a part: what a killed process loses at most. */
const partBytes = 4 * 1024 * 1024;

export type ReceivedParts =
  | { ok: true; received: number }
  | { ok: false; reason: 'offset_conflict' }
  | StorageRejection;

/**
 * Stores what arrives, part by part; the last part completes the object. When the connection breaks,
 * what has arrived until then is stored and the error is thrown on.
 */
export async function receiveParts(
  caller: StorageCaller,
  upload: ResumableUpload,
  source: AsyncIterable<Uint8Array>,
): Promise<ReceivedParts> {
  let { received } = upload;
  let chunks: Uint8Array[] = [];
  let buffered = 0;

  const store = async (): Promise<ReceivedParts> => {
    const part = { startsAt: received, bytes: buffered, chunks };
    received += buffered;
    chunks = [];
    buffered = 0;
    if (received === upload.size) return completeUpload(caller, upload, part.chunks);
    if (part.bytes === 0) return { ok: true, received };
    return (await storePart(upload, part))
      ? { ok: true, received }
      : { ok: false, reason: 'offset_conflict' };
  };

  try {
    for await (const chunk of source) {
      chunks.push(chunk);
      buffered += chunk.byteLength;
      if (buffered < partBytes || received + buffered === upload.size) continue;
      const stored = await store();
      if (!stored.ok) return stored;
    }
  } catch (error) {
    if (received + buffered !== upload.size) await store();
    throw error;
  }
  return store();
}

interface Part {
  startsAt: number;
  bytes: number;
  chunks: Uint8Array[];
}

async function storePart(upload: ResumableUpload, { startsAt, bytes, chunks }: Part) {
  const file = `uploads/${randomUUID()}.bin`;
  const files = await openFileStore();
  await files.put(file, Readable.from(chunks, { objectMode: false }));
  const isAdded = await addResumablePart(upload, { startsAt, bytes, file });
  if (!isAdded) await removeFiles([file]);
  return isAdded;
}

async function completeUpload(
  caller: StorageCaller,
  upload: ResumableUpload,
  last: Uint8Array[],
): Promise<ReceivedParts> {
  const completed = await completeResumable(caller, upload, last);
  return completed.ok ? { ok: true, received: upload.size! } : completed;
}
