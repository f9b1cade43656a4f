import type { ReadableStream } from 'node:stream/web';
import { log } from '../log.server.ts';
import { fileLimits } from './form-limits.ts';
import { MultipartProblem, parseMultipart } from './parse-multipart.server.ts';
import { currentClient, makeTemporaryFolder } from './upload-scope.server.ts';
import { takeUploadSlot } from './upload-slots.ts';

export type MultipartRejection =
  | 'wrong_type'
  | 'too_large'
  | 'malformed'
  | 'too_slow'
  | 'aborted'
  | 'busy';

export type MultipartBody =
  | { ok: true; form: FormData }
  | { ok: false; reason: MultipartRejection };

/** Seconds after which a client may try again when all slots are taken. */
export const busyRetryAfter = 15;

const multipartType = /^multipart\/form-data\s*;.*?boundary=("[^"]{1,70}"|[^\s;"]{1,70})/i;

/**
 * Reads a form with files. Files are written to temporary files while they arrive and removed when
 * the request is answered; memory holds the fields and small buffers only.
 */
export async function readMultipart(
  request: Request,
  maxBytes: number,
  maxFileBytes: number | 'no files' = fileLimits.visitors,
): Promise<MultipartBody> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!multipartType.test(type)) return { ok: false, reason: 'wrong_type' };
  const declared = Number(request.headers.get('Content-Length') ?? 0);
  if (declared > maxBytes) return { ok: false, reason: 'too_large' };
  const freeSlot = takeUploadSlot(currentClient());
  if (!freeSlot) return { ok: false, reason: 'busy' };
  try {
    const files =
      maxFileBytes === 'no files'
        ? null
        : { maxBytes: maxFileBytes, folder: await makeTemporaryFolder() };
    const body = request.body as ReadableStream<Uint8Array> | null;
    const form = await parseMultipart({ body, type, maxBytes, files });
    return { ok: true, form };
  } catch (error) {
    if (!(error instanceof MultipartProblem)) throw error;
    // One line, no stack: aborted uploads are everyday events.
    if (error.reason === 'aborted') log.info('upload aborted by the client');
    return { ok: false, reason: error.reason };
  } finally {
    freeSlot();
  }
}

/** The fields as an object. Names in `several` always give a list. */
export function fieldsOf(
  form: FormData,
  { several }: { several: readonly string[] },
): Record<string, unknown> {
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const values = form.getAll(name);
      return [name, several.includes(name) || values.length > 1 ? values : values[0]];
    }),
  );
}
