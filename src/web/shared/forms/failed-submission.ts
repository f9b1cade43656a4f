import { data, isRouteErrorResponse, type DataStrategyResult } from 'react-router';
import type { FormRejection } from './form-result.ts';

type Results = Record<string, DataStrategyResult>;

/**
 * Client middleware of the root route. Without it, a form whose request fails replaces the page with
 * the error boundary and loses what was typed. Every failure becomes a rejection instead, which the
 * form itself shows. The status keeps React Router from reloading the page's data.
 */
export async function catchFailedSubmissions(
  { request }: { request: Request },
  next: () => Promise<Results>,
): Promise<Results> {
  const results = await next();
  return request.method === 'GET' ? results : rejectFailures(results);
}

function rejectFailures(results: Results): Results {
  return Object.fromEntries(
    Object.entries(results).map(([id, result]) => {
      // A redirect is the form's success.
      const hasFailed = result.type === 'error' && !(result.result instanceof Response);
      return [id, hasFailed ? rejected(reasonOf(result.result)) : result];
    }),
  );
}

const rejected = (reason: FormRejection['reason']): DataStrategyResult => {
  const rejection: FormRejection = { ok: false, reason, fields: {}, values: {} };
  return { type: 'data', result: data(rejection, { status: 503 }) };
};

/** React Router wraps what an action threw as `data` does. */
const unwrap = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'data' in error && 'init' in error
    ? error.data
    : error;

/** `fetch` rejects with a TypeError when there was no response at all. */
function reasonOf(thrown: unknown): FormRejection['reason'] {
  const error = unwrap(thrown);
  if (error instanceof TypeError) return 'unreachable';
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 401) return 'session_ended';
  if (status === 413) return 'too_large';
  return status === 429 ? 'uploads_busy' : 'failed';
}
