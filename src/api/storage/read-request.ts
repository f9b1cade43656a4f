import type { Context } from 'hono';
import type { z } from 'zod';
import type { ObjectTarget } from '#services/storage/storage-caller.ts';
import { parseUserMetadata } from '#services/storage/user-metadata.ts';
import { readJsonBody } from '#platform/http/read-json-body.ts';
import { admitBody } from '../shared/admit-body.ts';
import type { ApiScope } from '../shared/scope.ts';
import { sendInvalidRequest, sendStorageRejection } from './errors.ts';

/** A thousand names of the greatest length. */
const maxBodyBytes = 1_200_000;

/** Bucket and name of routes that end with `:bucket/:name{.+}`; both are decoded already. */
export function readTarget(context: Context<ApiScope>): ObjectTarget {
  const { bucket = '', name = '' } = context.req.param() as Record<string, string>;
  return { bucket, name };
}

type Parsed<Value> = { ok: true; value: Value } | { ok: false; message: string };
type ParsedBody<Value> = { ok: true; value: Value } | { ok: false; response: Response };

export async function readStorageBody<Value>(
  context: Context<ApiScope>,
  schema: z.ZodType<Value>,
): Promise<ParsedBody<Value>> {
  const invalid = (message: string) =>
    ({ ok: false, response: sendInvalidRequest(context, message) }) as const;
  const admission = admitBody(context);
  if (!admission.ok) {
    const { retryAfter } = admission;
    const rejection = { ok: false, reason: 'rate_limited', retryAfter } as const;
    return { ok: false, response: sendStorageRejection(context, rejection) };
  }
  const body = await readJsonBody(context.req.raw, maxBodyBytes, admission.charge);
  if (!body.ok) return invalid('Body cannot be parsed as JSON');
  const parsed = parseWith(schema, body.value, 'body');
  return parsed.ok ? parsed : invalid(parsed.message);
}

export const readStorageQuery = <Value>(
  context: Context<ApiScope>,
  schema: z.ZodType<Value>,
): Parsed<Value> => parseWith(schema, context.req.query(), 'querystring');

function parseWith<Value>(schema: z.ZodType<Value>, value: unknown, place: string): Parsed<Value> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return { ok: true, value: parsed.data };
  const [issue] = parsed.error.issues;
  return { ok: false, message: `${[place, ...issue!.path].join('/')}: ${issue!.message}` };
}

/** Metadata of an upload is JSON in base64; what is not is ignored, as hosted backends do. */
export function readMetadataHeader(context: Context<ApiScope>): Record<string, unknown> | null {
  const header = context.req.header('X-Metadata');
  return header ? parseUserMetadata(Buffer.from(header, 'base64').toString('utf8')) : null;
}
