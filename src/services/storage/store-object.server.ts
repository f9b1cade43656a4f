import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { storableType } from '#domain/storage/mime-types.ts';
import { asActor } from '#platform/database/run-as.server.ts';
import { openFileStore } from '#platform/files/open-file-store.server.ts';
import type { ObjectMetadata } from './find-object.server.ts';
import { objectFileName, removeObjectFiles } from './object-files.server.ts';
import { reject, rejectDatabaseError, type StorageRejection } from './rejection.ts';
import type { StorageCaller } from './storage-caller.ts';
import { type NewObject, writeObject } from './write-object.server.ts';

export interface FileContent {
  body: Readable;
  /** Told how many bytes arrive, as they arrive. */
  onBytes?(bytes: number): void;
  maxBytes: number;
  mimeType: string;
  cacheControl: string;
}

export type StoredObject = { ok: true; id: string; key: string } | StorageRejection;

class TooLarge extends Error {}

/**
 * Stores the bytes under a new version, then the row that points to it. A crash in between leaves a
 * file without a row, which the sweep removes; never a row without a file.
 */
export async function storeObject(
  caller: StorageCaller,
  object: Omit<NewObject, 'version' | 'owner' | 'metadata'>,
  content: FileContent,
): Promise<StoredObject> {
  const version = randomUUID();
  const stored = await storeContent(version, content, caller.now);
  if (!stored.ok) return stored;
  const { metadata } = stored;
  return commitObject(caller, { ...object, version, owner: caller.ownerId, metadata });
}

/** Adds the row of a file that is in the store; removes the file again when that is rejected. */
export async function commitObject(
  { actor }: StorageCaller,
  object: NewObject,
): Promise<StoredObject> {
  try {
    const { id, replaced } = await asActor(actor).transaction((trx) => writeObject(trx, object));
    if (replaced) await removeObjectFiles([{ version: replaced }]);
    return { ok: true, id, key: `${object.bucket}/${object.name}` };
  } catch (error) {
    await removeObjectFiles([object]);
    return rejectDatabaseError(error);
  }
}

/** Writes a file of the store and describes it; nothing is left when the stream fails. */
export async function storeContent(
  version: string,
  { body, onBytes, maxBytes, mimeType, cacheControl }: FileContent,
  now: Date,
): Promise<{ ok: true; metadata: ObjectMetadata } | StorageRejection> {
  const store = await openFileStore();
  const hash = createHash('md5');
  let size = 0;
  // Pulled by the store: nothing is read, and nothing can fail, before it listens.
  const counted = async function* () {
    for await (const chunk of body as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      onBytes?.(chunk.byteLength);
      if (size > maxBytes) throw new TooLarge();
      hash.update(chunk);
      yield chunk;
    }
  };
  try {
    await store.put(objectFileName(version), Readable.from(counted(), { objectMode: false }));
  } catch (error) {
    body.destroy();
    if (error instanceof TooLarge) return reject('too_large');
    throw error;
  }
  return {
    ok: true,
    metadata: {
      eTag: `"${hash.digest('hex')}"`,
      size,
      mimetype: storableType(mimeType),
      cacheControl,
      lastModified: now.toISOString(),
      contentLength: size,
      httpStatusCode: 200,
    },
  };
}
