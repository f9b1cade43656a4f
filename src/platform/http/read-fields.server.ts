import type { ReadableStream } from 'node:stream/web';
import { parseUrlEncoded } from '../parsing/parse-url-encoded.ts';
import { formLimits } from './form-limits.ts';
import { parseMultipart } from './parse-multipart.server.ts';
import { readLimitedBody } from './read-limited-body.ts';

/** The fields of a form without files, within limits that `request.formData()` lacks; null for what is no form. */
export async function readFields(request: Request): Promise<FormData | null> {
  const type = request.headers.get('Content-Type') ?? '';
  if (/^multipart\/form-data\b/i.test(type)) return readParts(request, type);
  return /^application\/x-www-form-urlencoded\b/i.test(type) ? readPairs(request) : null;
}

async function readPairs(request: Request): Promise<FormData | null> {
  const bytes = await readLimitedBody(request, formLimits.plain);
  const pairs = bytes && parseUrlEncoded(bytes.toString('utf8'));
  if (!pairs) return null;
  const form = new FormData();
  for (const [name, value] of pairs) form.append(name, value);
  return form;
}

function readParts(request: Request, type: string): Promise<FormData | null> {
  const body = request.body as ReadableStream<Uint8Array> | null;
  return parseMultipart({ body, type, maxBytes: formLimits.plain, files: null }).catch(() => null);
}
