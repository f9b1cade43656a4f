import { parseJson } from '../parsing/parse-json.ts';
import { runSteps } from '../parsing/run-in-slices.server.ts';
import { readLimitedBody } from './read-limited-body.ts';

export type JsonBody =
  | { ok: true; value: unknown }
  | { ok: false; reason: 'too_large' | 'malformed' };

/** Reads up to `limit` bytes, whatever Content-Length says, of what PostgreSQL can store. */
export async function readJsonBody(
  request: Request,
  limit: number,
  charge?: (bytes: number) => void,
): Promise<JsonBody> {
  const bytes = await readLimitedBody(request, limit, charge);
  if (!bytes) return { ok: false, reason: 'too_large' };
  const text = decodeUtf8(bytes);
  if (text === null) return { ok: false, reason: 'malformed' };
  const parsed = await runSteps(text.length, parseJson(text));
  if (parsed.ok) return parsed;
  return { ok: false, reason: parsed.reason === 'too_many' ? 'too_large' : 'malformed' };
}

function decodeUtf8(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
