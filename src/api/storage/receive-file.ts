import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Context } from 'hono';
import { readMultipart } from '#platform/http/read-multipart.server.ts';
import { createStallGuard } from '#platform/http/stall-guard.ts';
import { withUploadScope } from '#platform/http/upload-scope.server.ts';
import { takeUploadSlot } from '#platform/http/upload-slots.ts';
import { reject, type StorageRejection } from '#services/storage/rejection.ts';
import type { FileContent, StoredObject } from '#services/storage/store-object.server.ts';
import { parseUserMetadata } from '#services/storage/user-metadata.ts';
import type { ApiScope } from '../shared/scope.ts';
import { readMetadataHeader } from './read-request.ts';

interface Receiver {
  maxBytes: number;
  checkType(type: string): StorageRejection | null;
  store(
    file: Omit<FileContent, 'maxBytes'> & { userMetadata: Record<string, unknown> },
  ): Promise<StoredObject>;
}

class Stalled extends Error {}

/** Passes the file of a request on while it arrives, from a form or as the whole body. */
export async function receiveFile(
  context: Context<ApiScope>,
  receiver: Receiver,
): Promise<StoredObject> {
  const type = context.req.header('Content-Type') ?? 'application/octet-stream';
  return type.startsWith('multipart/form-data')
    ? receiveForm(context, receiver)
    : receiveBody(context, receiver, type);
}

async function receiveBody(
  context: Context<ApiScope>,
  { checkType, store }: Receiver,
  mimeType: string,
): Promise<StoredObject> {
  const rejected = checkType(mimeType);
  if (rejected) return rejected;
  const freeSlot = takeUploadSlot(context.var.clientAddress ?? 'unknown');
  if (!freeSlot) return reject('busy');
  const stream = context.req.raw.body as ReadableStream<Uint8Array> | null;
  const body = stream ? Readable.fromWeb(stream) : Readable.from([]);
  const guard = createStallGuard(() => body.destroy(new Stalled()));
  try {
    return await store({
      body,
      onBytes: guard.note,
      mimeType,
      cacheControl: readCaching(context.req.header('Cache-Control')),
      userMetadata: readMetadataHeader(context) ?? {},
    });
  } catch (error) {
    if (error instanceof Stalled) return reject('too_slow');
    if (body.errored) return reject('no_content');
    throw error;
  } finally {
    guard.stop();
    freeSlot();
  }
}

/** Older clients send "max-age=undefined" when their caller sets nothing. */
const readCaching = (header: string | undefined): string =>
  header && header.length <= 200 && !header.includes('undefined') ? header : 'no-cache';

const formOverhead = 512 * 1024;

/** The form goes to temporary files first: its fields may come after the file. */
function receiveForm(
  context: Context<ApiScope>,
  { maxBytes, checkType, store }: Receiver,
): Promise<StoredObject> {
  return withUploadScope(context.var.clientAddress ?? 'unknown', async () => {
    const read = await readMultipart(context.req.raw, maxBytes + formOverhead, maxBytes);
    if (!read.ok) return reject(formReasons[read.reason]);
    const file = [...read.form.values()].find((value) => value instanceof File);
    if (!file) return reject('no_content');
    if (file.size > maxBytes) return reject('too_large');
    const field = (name: string) => textOf(read.form.get(name));
    const mimeType = field('contentType') ?? (file.type || 'application/octet-stream');
    const rejected = checkType(mimeType);
    if (rejected) return rejected;
    const seconds = field('cacheControl');
    const metadata = field('metadata') ?? field('userMetadata');
    return store({
      body: Readable.fromWeb(file.stream() as ReadableStream<Uint8Array>),
      mimeType,
      cacheControl: seconds && /^\d{1,10}$/.test(seconds) ? `max-age=${seconds}` : 'no-cache',
      userMetadata: (metadata ? parseUserMetadata(metadata) : null) ?? {},
    });
  });
}

const formReasons = {
  wrong_type: 'no_content',
  malformed: 'no_content',
  aborted: 'no_content',
  too_large: 'too_large',
  too_slow: 'too_slow',
  busy: 'busy',
} as const;

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
