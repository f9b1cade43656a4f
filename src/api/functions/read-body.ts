import {
  fieldsOf,
  readMultipart,
  type MultipartRejection,
} from '#platform/http/read-multipart.server.ts';
import { readJsonBody } from '#platform/http/read-json-body.ts';
import type { Operation } from './operation.ts';

const defaultLimit = 256 * 1024;

type Body = { ok: true; value: unknown } | { ok: false; reason: MultipartRejection };

/** Reads JSON, or a form with files for operations that accept them, up to the operation's limit. */
export async function readBody(request: Request, operation: Operation): Promise<Body> {
  const { multipart, bodyLimit = defaultLimit } = operation;
  if (multipart) {
    const body = await readMultipart(request, bodyLimit);
    return body.ok ? { ok: true, value: fieldsOf(body.form, multipart) } : body;
  }
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) return { ok: false, reason: 'wrong_type' };
  return readJsonBody(request, bodyLimit);
}
