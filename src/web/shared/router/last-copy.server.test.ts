import { expect, it } from 'vitest';
import { toCachedPage } from '#platform/http/page-cache.server.ts';
import { orLastCopy, type RenderedPage } from './last-copy.server.ts';

const stored = await toCachedPage(
  new Response('yesterday', {
    headers: { 'Cache-Control': 's-maxage=60', 'Surrogate-Key': 'all' },
  }),
  null,
);
const reader = { encoding: 'identity', known: null } as const;
const never = new Promise<RenderedPage>(() => {});

const serve = (rendering: Promise<RenderedPage>, { isReachable = true, hasCopy = true } = {}) =>
  orLastCopy(rendering, {
    copy: () => (hasCopy ? stored : undefined),
    reader,
    isReachable: () => isReachable,
    timeout: 0,
  });

it('serves the rendered page whenever there is one', async () => {
  const response = await serve(Promise.resolve({ response: new Response('today') }));
  expect(await response.text()).toBe('today');
});

it('serves the last copy of a page that fails, throws or lacks a part', async () => {
  for (const failing of [
    Promise.resolve({ response: new Response('error', { status: 500 }) }),
    Promise.resolve({ response: new Response('half'), isIncomplete: true }),
    Promise.reject(new Error('no database')),
  ]) {
    const response = await serve(failing);
    expect([response.status, await response.text()]).toEqual([200, 'yesterday']);
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    expect(response.headers.has('Surrogate-Key')).toBe(false);
  }
});

it('serves the last copy while the database is gone or does not answer', async () => {
  expect(await (await serve(never, { isReachable: false })).text()).toBe('yesterday');
  expect(await (await serve(never, { isReachable: true })).text()).toBe('yesterday');
});

it('says what went wrong where there is no copy', async () => {
  const error = { response: new Response('error', { status: 500 }) };
  expect((await serve(Promise.resolve(error), { hasCopy: false })).status).toBe(500);
  await expect(serve(Promise.reject(new Error('gone')), { hasCopy: false })).rejects.toThrow(
    'gone',
  );
});

it('passes a page on that is no longer there', async () => {
  const gone = { response: new Response('not found', { status: 404 }) };
  expect((await serve(Promise.resolve(gone))).status).toBe(404);
});
