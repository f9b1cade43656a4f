import { z } from 'zod';
import { RestError } from '../rest-error.ts';
import type { ResultRow } from '../sql/compile-result.ts';
import type { RestResponse } from './rest-response.ts';

const headerList = z.array(z.record(z.string().regex(/^[\w-]+$/), z.string()));

/** Functions may set `response.status` and `response.headers` for the transaction. */
export function overrideByFunctions(
  response: RestResponse,
  { status, headers }: Pick<ResultRow, 'status' | 'headers'>,
): RestResponse {
  if (!status && !headers) return response;
  return {
    ...response,
    status: status ? readStatus(status) : response.status,
    headers: { ...response.headers, ...(headers ? readHeaders(headers) : {}) },
  };
}

function readStatus(text: string): number {
  if (/^[2-5]\d\d$/.test(text)) return Number(text);
  throw new RestError(500, 'PGRST112', 'response.status guc must be a valid status code');
}

function readHeaders(text: string): Record<string, string> {
  try {
    return Object.assign({}, ...headerList.parse(JSON.parse(text))) as Record<string, string>;
  } catch {
    throw new RestError(
      500,
      'PGRST111',
      'response.headers guc must be a JSON array composed of objects with a single key and a string value',
    );
  }
}
