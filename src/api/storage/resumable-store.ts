import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import { createStallGuard } from '#platform/http/stall-guard.ts';
import { beginResumable } from '#services/storage/begin-resumable.server.ts';
import { completeResumable } from '#services/storage/complete-resumable.server.ts';
import { receiveParts } from '#services/storage/receive-parts.server.ts';
import {
  declareResumableSize,
  findResumable,
  removeResumable,
  resumableLifetime,
  type ResumableUpload,
} from '#services/storage/resumable-uploads.server.ts';
import type { StorageRejection } from '#services/storage/rejection.ts';
import type { StorageCaller } from '#services/storage/storage-caller.ts';
import { describeProblem } from './errors.ts';

/** Rejections are thrown here, because @tus/server turns what is thrown into its answer. */
export class TusRejection extends Error {
  readonly status_code: number;
  readonly body: string;
  constructor(rejection: StorageRejection) {
    const { statusCode, message } = describeProblem(rejection);
    super(message);
    // 423 makes clients try again after a pause.
    this.status_code = rejection.reason === 'busy' ? 423 : Number(statusCode);
    this.body = `${message}\n`;
  }
}

interface Options {
  caller: StorageCaller;
  upsert: boolean;
}

/** The uploads of one caller, for one request of the protocol. */
export class ResumableStore extends DataStore {
  readonly #caller: StorageCaller;
  readonly #upsert: boolean;

  constructor({ caller, upsert }: Options) {
    super();
    this.#caller = caller;
    this.#upsert = upsert;
    this.extensions = [
      'creation',
      'creation-with-upload',
      'creation-defer-length',
      'expiration',
      'termination',
    ];
  }

  override async create(upload: Upload): Promise<Upload> {
    const { bucketName, objectName, ...fields } = upload.metadata ?? {};
    const begun = await beginResumable(this.#caller, {
      id: upload.id,
      bucket: bucketName ?? '',
      name: objectName ?? '',
      upsert: this.#upsert,
      size: upload.size ?? null,
      fields,
    });
    if (!begun.ok) throw new TusRejection(begun);
    upload.creation_date = this.#caller.now.toISOString();
    return upload;
  }

  override async write(stream: Readable, id: string): Promise<number> {
    const upload = await this.find(id);
    const guard = createStallGuard(() => stream.destroy(ERRORS.ABORTED as unknown as Error));
    const source = async function* () {
      for await (const chunk of stream as AsyncIterable<Uint8Array>) {
        guard.note(chunk.byteLength);
        yield chunk;
      }
    };
    try {
      const stored = await receiveParts(this.#caller, upload, source());
      if (stored.ok) return stored.received;
      if (stored.reason === 'offset_conflict') throw ERRORS.INVALID_OFFSET;
      throw new TusRejection(stored);
    } finally {
      guard.stop();
    }
  }

  /** Uploads of other callers look as if they did not exist. */
  async find(id: string): Promise<ResumableUpload> {
    const upload = await findResumable(id, this.#caller.now);
    const { actor, ownerId } = this.#caller;
    if (!upload || (actor.kind !== 'system' && upload.owner !== ownerId)) {
      throw ERRORS.FILE_NOT_FOUND;
    }
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { size, received, fields, created_at } = await this.find(id);
    return new Upload({
      id,
      offset: received,
      metadata: fields,
      creation_date: created_at.toISOString(),
      ...(size !== null && { size }),
    });
  }

  override async declareUploadLength(id: string, size: number): Promise<void> {
    await declareResumableSize(id, size);
  }

  override async remove(id: string): Promise<void> {
    await this.find(id);
    await removeResumable(id);
  }

  /** An upload without bytes is complete when it is created. */
  async completeEmpty(id: string): Promise<void> {
    const completed = await completeResumable(this.#caller, await this.find(id), []);
    if (!completed.ok) throw new TusRejection(completed);
  }

  override getExpiration(): number {
    return resumableLifetime;
  }
}
