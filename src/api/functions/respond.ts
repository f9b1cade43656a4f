import type { Context } from 'hono';
import type { z } from 'zod';
import type { ApiScope } from '../shared/scope.ts';
import type { OperationResult } from './operation.ts';

type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 422 | 429 | 500 | 503;

export function sendOperationError(
  context: Context<ApiScope>,
  status: ErrorStatus,
  code: string,
  message: string,
  details?: unknown,
) {
  return context.json({ error: { code, message, details } }, status);
}

export function respond(context: Context<ApiScope>, result: OperationResult) {
  if (result.ok) return context.json(result.body, result.status ?? 200);
  if (result.retryAfter !== undefined) context.header('Retry-After', String(result.retryAfter));
  return sendOperationError(context, result.status, result.code, result.message, result.details);
}

export function sendFieldErrors(
  context: Context<ApiScope>,
  error: z.ZodError,
  explain?: (problem: string) => string,
) {
  const details = error.issues.flatMap((issue) => {
    // Reports the unknown field, not the object that contains it.
    const inner = issue.code === 'unrecognized_keys' ? issue.keys : [undefined];
    return inner.map((key) => ({
      field: [...issue.path, ...(key === undefined ? [] : [key])].join('.'),
      message: explain?.(issue.message) ?? issue.message,
    }));
  });
  const message = (explain && details[0]?.message) ?? 'Some fields are not valid.';
  return sendOperationError(context, 422, 'invalid_field', message, details);
}
