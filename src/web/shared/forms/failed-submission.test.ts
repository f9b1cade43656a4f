import { data, redirect, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { describe, expect, it } from 'vitest';
import { catchFailedSubmissions } from './failed-submission.ts';

type Result = { type: 'data' | 'error'; result: unknown };

async function submit(result: Result, method = 'POST') {
  const request = new Request('http://shop.test/account/profile', { method });
  const results = await catchFailedSubmissions({ request }, async () => ({ page: result }));
  return results['page'];
}

/** React Router's `data()`: the status keeps it from loading the page again. */
const rejection = (reason: string) => ({
  type: 'data',
  result: expect.objectContaining({
    data: { ok: false, reason, fields: {}, values: {} },
    init: { status: 503 },
  }) as unknown,
});

describe('a form whose request failed', () => {
  // React Router gives fetch's own error when there is no response, and an ErrorResponse for a
  // response of status 400 or more that is not its own, such as a plain-text 500.
  it.each([
    ['without a connection', new TypeError('Failed to fetch'), 'unreachable'],
    ['of a fetcher without a connection', data(new TypeError('Failed to fetch')), 'unreachable'],
    ['with a plain-text 500', new ErrorResponse(500, '', 'Internal Server Error'), 'failed'],
    ['with a response that cannot be decoded', new Error('Unable to decode'), 'failed'],
    ['with an ended session', new ErrorResponse(401, '', null), 'session_ended'],
    ['with too large files', new ErrorResponse(413, '', 'too large'), 'too_large'],
  ])('%s gets a rejection instead of the error page', async (_, error, reason) => {
    expect(await submit({ type: 'error', result: error })).toEqual(rejection(reason));
  });

  it('follows redirects and returns results as they are', async () => {
    const away = { type: 'error', result: redirect('/account') } as const;
    expect(await submit(away)).toBe(away);
    const done = { type: 'data', result: { ok: true } } as const;
    expect(await submit(done)).toBe(done);
  });

  it('leaves the loading of pages to the error boundary', async () => {
    const lost = { type: 'error', result: new TypeError('Failed to fetch') } as const;
    expect(await submit(lost, 'GET')).toBe(lost);
  });
});
