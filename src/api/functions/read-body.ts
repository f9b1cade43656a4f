import type { Context } from 'hono';
import {
  fieldsOf,
  readMultipart,
  type MultipartRejection,
} from '#platform/http/read-multipart.server.ts';
import { readJsonBody } from '#platform/http/read-json-body.ts';
import { admitBody } from '../shared/admit-body.ts';
import type { ApiScope } from '../shared/scope.ts';
import type { Operation } from './operation.ts';

const defaultLimit = 256 * 1024;

type Body =
  | { ok: true; value: unknown }
  | { ok: false; reason: MultipartRejection }
  | { ok: false; reason: 'rate_limited'; retryAfter: number };

/** Reads JSON, or a form with files for operations that accept them, up to the operation's limit. */
export async function readBody(context: Context<ApiScope>, operation: Operation): Promise<Body> {
  const request = context.req.raw;
  const { multipart, bodyLimit = defaultLimit } = operation;
  if (multipart) {
    const body = await readMultipart(request, bodyLimit);
    return body.ok ? { ok: true, value: fieldsOf(body.form, multipart) } : body;
  }
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) return { ok: false, reason: 'wrong_type' };
  const admission = admitBody(context);
  if (!admission.ok) return { ...admission, reason: 'rate_limited' };
  return readJsonBody(request, bodyLimit, admission.charge);
}
