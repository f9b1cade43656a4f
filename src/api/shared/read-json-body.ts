import { readLimitedBody } from '#platform/http/read-limited-body.ts';

const maxDepth = 32;

export type JsonBody =
  | { ok: true; value: unknown }
  | { ok: false; reason: 'too_large' | 'malformed' };

/** Reads up to `limit` bytes, whatever Content-Length says. */
export async function readJsonBody(request: Request, limit: number): Promise<JsonBody> {
  const bytes = await readLimitedBody(request, limit);
  if (!bytes) return { ok: false, reason: 'too_large' };
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isStorable(value, maxDepth) ? { ok: true, value } : { ok: false, reason: 'malformed' };
  } catch {
    return { ok: false, reason: 'malformed' };
  }
}

/** PostgreSQL cannot store NUL characters or lone surrogates. */
export function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0) return false;
  return Object.entries(value).every(
    ([key, inner]) => isStorable(key, depth) && isStorable(inner, depth - 1),
  );
}
