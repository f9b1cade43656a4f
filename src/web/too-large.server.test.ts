import { expect, it } from 'vitest';
import { answerTooLarge } from './too-large.server.ts';

process.env['DATABASE_URL'] ??= 'postgres://nobody@127.0.0.1/none';
process.env['AUTH_SECRET'] ??= 'only-for-tests-0123456789-abcdefghij';

const form = (headers: Record<string, string>) =>
  new Request('http://shop/ar/custom-service?from=home', {
    method: 'POST',
    headers,
    body: new Uint8Array(100_000),
  });

it('redirects a browser back to its page with a message, after reading the whole body', async () => {
  const request = form({ 'Sec-Fetch-Mode': 'navigate' });
  const answer = await answerTooLarge(request);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('Location')).toBe('/ar/custom-service?from=home');
  expect(answer.headers.get('Set-Cookie')).toMatch(/^flash=form_too_large;/);
  expect(request.bodyUsed).toBe(true);
});

it('answers programs with the status', async () => {
  const answer = await answerTooLarge(form({}));
  expect(answer.status).toBe(413);
});

it('does not read a body beyond the limit', async () => {
  const request = form({ 'Content-Length': `${10 ** 12}` });
  expect((await answerTooLarge(request)).status).toBe(413);
  expect(request.bodyUsed).toBe(false);
});
