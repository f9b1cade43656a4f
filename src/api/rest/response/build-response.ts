import { RestError } from '../rest-error.ts';
import { appliedPreferences } from '../request/preferences.ts';
import { contentTypeOf } from '../request/media-type.ts';
import { contentRange } from '../request/range.ts';
import type { RestRequest } from '../request/read-request.ts';
import type { ResultRow } from '../sql/compile-result.ts';
import { overrideByFunctions } from './override-response.ts';
import type { RestResponse } from './rest-response.ts';

export interface StatementResult extends ResultRow {
  /** All rows that the filters allow, if the client asked. */
  total?: number;
  /** A function without a result. */
  isVoid?: boolean;
}

/** Status, headers and body as upstream sends them. */
export function buildResponse(request: RestRequest, result: StatementResult): RestResponse {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const response =
    isRead || request.target.kind === 'function'
      ? respondToRead(request, result)
      : respondToWrite(request, result);
  return overrideByFunctions(response, result);
}

function respondToRead(request: RestRequest, result: StatementResult): RestResponse {
  const { range, method, target } = request;
  const { rows, total } = result;
  const { offset } = range;
  if (total !== undefined && offset > total && rows === 0) throw outOfRange(offset, total);
  const headers = withPreferences(request, {
    'Content-Range': contentRange(offset, offset + rows - 1, total),
  });
  if (result.isVoid) return { status: 204, headers, body: null };
  headers['Content-Type'] = contentTypeOf(request.media);
  if (target.kind === 'table') headers['Content-Location'] = `/${encodeURIComponent(target.name)}`;
  const isPartial = total !== undefined && rows < total;
  return { status: isPartial ? 206 : 200, headers, body: method === 'HEAD' ? null : result.body };
}

const outOfRange = (offset: number, total: number) =>
  new RestError(416, 'PGRST103', 'Requested range not satisfiable', {
    details: `An offset of ${offset} was requested, but there are only ${total} rows.`,
    headers: { 'Content-Range': `*/${total}` },
  });

function respondToWrite(request: RestRequest, result: StatementResult): RestResponse {
  const { method, preferences, target } = request;
  const { rows, location } = result;
  const counted = preferences.count ? rows : undefined;
  const headers = withPreferences(request, {});
  if (method !== 'PUT') {
    headers['Content-Range'] =
      method === 'PATCH' ? contentRange(0, rows - 1, counted) : contentRange(1, 0, counted);
  }
  if (location && rows === 1) headers['Location'] = locationOf(target.name, location);
  const status = writeStatus(request, result);
  if (preferences.return !== 'representation') return { status, headers, body: null };
  headers['Content-Type'] = contentTypeOf(request.media);
  return { status, headers, body: result.body };
}

function writeStatus(
  { method, preferences }: RestRequest,
  { rows, updated = 0 }: StatementResult,
): number {
  const isFull = preferences.return === 'representation';
  const created = rows - (updated ?? 0);
  if (method === 'POST') {
    return created <= 0 && preferences.resolution === 'merge-duplicates' ? 200 : 201;
  }
  if (!isFull) return 204;
  return method === 'PUT' && created > 0 ? 201 : 200;
}

function locationOf(table: string, key: Record<string, unknown>): string {
  const search = new URLSearchParams(
    Object.entries(key).map(([name, value]) => [name, `eq.${String(value)}`]),
  );
  return `/${encodeURIComponent(table)}?${search}`;
}

function withPreferences(request: RestRequest, headers: Record<string, string>) {
  const { method, preferences, target } = request;
  const isWrite = target.kind === 'table' && method !== 'GET' && method !== 'HEAD';
  const applied = appliedPreferences(preferences, {
    resolution: method === 'POST' && isWrite,
    missing: isWrite && (method === 'POST' || method === 'PATCH'),
    return: isWrite,
    count: true,
    tx: true,
    handling: true,
    timezone: true,
    maxAffected: target.kind === 'function' || method === 'PATCH' || method === 'DELETE',
  });
  return applied === undefined ? headers : { ...headers, 'Preference-Applied': applied };
}
