import { requestLimits } from '../limits.ts';
import { RestError } from '../rest-error.ts';
import { negotiateMediaType, type MediaType } from './media-type.ts';
import { parsePreferences, type RequestPreferences } from './preferences.ts';
import { topRange, type Range } from './range.ts';
import { parseQuery } from './parse-query.ts';
import type { Payload } from './read-payload.ts';
import type { Query } from './syntax.ts';

export type RestMethod = 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** A request, parsed but not yet compared with the schema. */
export interface RestRequest {
  method: RestMethod;
  /** Below the address of the API. */
  path: string;
  /** As JSON, names in lower case. */
  headers: string;
  target: { kind: 'table' | 'function'; name: string };
  query: Query;
  preferences: RequestPreferences;
  media: MediaType;
  /** Rows of the root; the Range header counts for reads only. */
  range: Range;
  payload?: Payload;
}

const methods = new Set<string>(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE']);

/** Reads address and headers; the body is read by `readPayload` once the caller's right is known. */
export function readRequest(request: Request, target: RestRequest['target']): RestRequest {
  const method = requireMethod(request.method, target.kind);
  const search = readSearch(request);
  const isRead = method === 'GET' || method === 'HEAD';
  requireExposedSchema(request.headers.get(isRead ? 'Accept-Profile' : 'Content-Profile'));
  const preferences = parsePreferences(request.headers.get('Prefer') ?? undefined);
  const media = negotiateMediaType(request.headers.get('Accept') ?? undefined);
  const isCall = target.kind === 'function';
  const query = parseQuery(search, { hasArguments: isCall && isRead });
  const root = (kind: 'limits' | 'offsets') => query[kind].find(({ path }) => path.length === 0);
  const header = isRead ? (request.headers.get('Range') ?? undefined) : undefined;
  const range = topRange(header, root('limits')?.value, root('offsets')?.value);
  const headers = JSON.stringify(Object.fromEntries(request.headers));
  const path = new URL(request.url).pathname.replace(/^\/rest\/v1/, '');
  return { method, path, headers, target, query, preferences, media, range };
}

export const takesBody = ({ method }: RestRequest): boolean =>
  method === 'POST' || method === 'PUT' || method === 'PATCH';

function requireMethod(method: string, kind: RestRequest['target']['kind']): RestMethod {
  if (!methods.has(method)) {
    throw new RestError(405, 'PGRST117', `Unsupported HTTP method: ${method}`);
  }
  if (kind === 'function' && !['GET', 'HEAD', 'POST'].includes(method)) {
    throw new RestError(405, 'PGRST101', `Cannot use the ${method} method on RPC`);
  }
  return method as RestMethod;
}

/** PostgreSQL can take no NUL character, in any place. */
function readSearch(request: Request): URLSearchParams {
  if (request.url.length > requestLimits.urlLength) {
    throw new RestError(414, 'PGRST100', 'The address is too long');
  }
  const { searchParams, pathname } = new URL(request.url);
  if (/%00/.test(pathname)) throw new RestError(400, 'PGRST125', invalidPath);
  for (const [key, value] of searchParams) {
    if (key.includes('\0') || value.includes('\0')) {
      throw new RestError(400, 'PGRST100', 'The request contains a NUL character');
    }
  }
  return searchParams;
}

const invalidPath = 'Invalid path specified in request URL';

const exposedSchema = 'public';

function requireExposedSchema(profile: string | null): void {
  if (profile === null || profile === exposedSchema) return;
  throw new RestError(406, 'PGRST106', `Invalid schema: ${profile}`, {
    hint: `Only the following schemas are exposed: ${exposedSchema}`,
  });
}
