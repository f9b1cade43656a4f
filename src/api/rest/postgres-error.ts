import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ApiCaller } from '../shared/identify-caller.ts';
import type { RestRequest } from './request/read-request.ts';
import { RestError } from './rest-error.ts';
import { writeHintFor } from './write-hints.ts';

type Target = Pick<RestRequest, 'target' | 'method'>;

interface PostgresError {
  code: string;
  message: string;
  detail?: string;
  hint?: string;
}

/** An error that PostgreSQL reported, not the network. */
export const isPostgresError = (error: unknown): error is PostgresError =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^[0-9A-Z]{5}$/.test(error.code) &&
  'severity' in error;

/** The status of an SQLSTATE, by its whole code first, then by its class. */
const statuses: Record<string, ContentfulStatusCode> = {
  '08': 503,
  '0L': 403,
  '0P': 403,
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '28': 403,
  '40': 409,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '53': 503,
  '55P03': 409,
  '57P01': 503,
  '57P02': 503,
  '57P03': 503,
  '58': 500,
  F0: 500,
  HV: 500,
  XX: 500,
};

/** No right to write the table or the column, not to a row; or a column that PostgreSQL computes. */
const isClosed = ({ code, message }: RestError) =>
  code === '428C9' ||
  (code === '42501' && /^(permission denied for (table|view)|only the shop )/.test(message));

/** Adds what to call instead, where a table keeps rules that only a service knows. */
export function explainError(
  error: PostgresError,
  { target, method }: Target,
  caller: ApiCaller,
): RestError {
  const translated = translatePostgresError(error, caller.kind !== 'anonymous');
  const isWrite = target.kind === 'table' && method !== 'GET' && method !== 'HEAD';
  if (!isWrite || !isClosed(translated)) return translated;
  const { status, code, message, details, headers } = translated;
  const hint = writeHintFor(target.name);
  return new RestError(status, code, message, { details, hint, headers });
}

/** What PostgreSQL reports to those without any right to a table or function. */
export function permissionDenied(kind: string, request: Target, caller: ApiCaller): RestError {
  const message = `permission denied for ${kind} ${request.target.name}`;
  return explainError({ code: '42501', message }, request, caller);
}

/**
 * Translates as upstream does, except that what a client can cause is never a server error: a
 * cancelled or too complex statement is 400, a lost race 409.
 */
function translatePostgresError(error: PostgresError, isSignedIn: boolean): RestError {
  const { code, message, detail = null, hint = null } = error;
  const fields = { details: detail, hint };
  if (code === 'PGRST') return translateRaised(error);
  if (code === '42501') {
    return new RestError(isSignedIn ? 403 : 401, code, message, {
      ...fields,
      headers: isSignedIn ? {} : { 'WWW-Authenticate': 'Bearer' },
    });
  }
  const custom = /^PT([2-5]\d\d)$/.exec(code)?.[1];
  const status = custom
    ? (Number(custom) as ContentfulStatusCode)
    : (statuses[code] ?? statuses[code.slice(0, 2)] ?? 400);
  return new RestError(status, code, message, fields);
}

/** A function that raises SQLSTATE 'PGRST' gives the whole response as JSON. */
function translateRaised({ message, detail }: PostgresError): RestError {
  try {
    const body = JSON.parse(message) as Record<'code' | 'message', string> & {
      details?: string;
      hint?: string;
    };
    const { status, headers = {} } = JSON.parse(detail ?? '') as {
      status: number;
      headers?: Record<string, string>;
    };
    if (!Number.isInteger(status) || status < 200 || status > 599) throw new Error('no status');
    return new RestError(status as ContentfulStatusCode, body.code, body.message, {
      details: body.details ?? null,
      hint: body.hint ?? null,
      headers,
    });
  } catch {
    return new RestError(
      500,
      'PGRST121',
      'Could not parse JSON in the "RAISE SQLSTATE \'PGRST\'" error',
    );
  }
}
