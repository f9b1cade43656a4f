import { beforeEach, expect, it, vi } from 'vitest';
import { metricsRegistry } from '#platform/metrics-registry.server.ts';
import { markIncomplete } from '#platform/tracked-reads.server.ts';
import { readPageRequest } from '../http/page-request.server.ts';
import { renderThroughCache } from './page-cache.server.ts';

const { outdateAll, subscribe } = vi.hoisted(() => {
  let notify: (change: null) => void = () => {};
  return {
    outdateAll: () => notify(null),
    subscribe: (onChange: (change: null) => void) => {
      notify = onChange;
      return Promise.resolve(true);
    },
  };
});

vi.mock(import('#platform/content-cache.server.ts'), async (original) => ({
  ...(await original()),
  subscribeToChanges: subscribe,
  isReceivingChanges: () => true,
}));

process.env['DATABASE_URL'] ??= 'postgres://nobody@127.0.0.1/none';
process.env['AUTH_SECRET'] ??= 'only-for-tests-0123456789-abcdefghij';

/** Figures take over what was counted when they are read. */
beforeEach(async () => {
  await readFigures();
  metricsRegistry.resetMetrics();
});

/** The figures of the cache since the test began. */
async function readFigures() {
  const results = await metricsRegistry.getSingleMetric('page_cache_total')!.get();
  const copies = await metricsRegistry.getSingleMetric('page_last_copies_total')!.get();
  const counts = results.values.map(({ labels, value }) => [labels['result'], value]);
  return { ...Object.fromEntries(counts), copies: copies.values[0]?.value };
}

const ids = { requestId: 'r', clientAddress: 'a', nonce: 'abcdefghijklmnopqrstuv==' };

async function visit(path: string, render: () => Promise<Response>, method = 'GET') {
  const request = new Request(`http://shop.test${path}`, { method });
  const response = await renderThroughCache(request, readPageRequest(request, ids), render);
  return { text: await response.text(), headers: response.headers };
}

it('renders a complete page once', async () => {
  const render = vi.fn(async () => new Response('home'));
  await visit('/complete', render);
  const second = await visit('/complete', render);
  expect(render).toHaveBeenCalledTimes(1);
  expect(second.text).toBe('home');
  expect(second.headers.has('X-Same-For-All')).toBe(true);
});

it('serves the last copy of a page that cannot be rendered, unless it was taken away', async () => {
  const rendered = async () => new Response('sofa');
  const failing = async () => new Response('error', { status: 500 });
  await visit('/taken-away', rendered);
  outdateAll();
  expect((await visit('/taken-away', failing)).text).toBe('sofa');
  expect((await visit('/taken-away', async () => new Response('gone', { status: 404 }))).text).toBe(
    'gone',
  );
  expect((await visit('/taken-away', failing)).text).toBe('error');
});

it('tries once for all who ask while a page cannot be rendered', async () => {
  await visit('/failing', async () => new Response('sofa'));
  outdateAll();
  const failing = vi.fn(async () => new Response('error', { status: 500 }));
  const responses = await Promise.all(Array.from({ length: 5 }, () => visit('/failing', failing)));
  expect(responses.map(({ text }) => text)).toEqual(Array(5).fill('sofa'));
  expect(failing).toHaveBeenCalledTimes(1);
});

it('tries for each who asks where there is no last copy', async () => {
  const failing = vi.fn(async () => new Response('error', { status: 500 }));
  await Promise.all([visit('/no-copy', failing), visit('/no-copy', failing)]);
  expect(failing).toHaveBeenCalledTimes(2);
});

it('does not cache a page of which a part could not be read', async () => {
  const failing = async () => {
    markIncomplete();
    return new Response('Failed to load products');
  };
  const first = await visit('/incomplete', failing);
  expect(first.headers.has('X-Same-For-All')).toBe(false);
  const second = await visit('/incomplete', async () => new Response('products'));
  expect(second.text).toBe('products');
});

it('counts pages from the cache, those that may be cached and those that never are', async () => {
  const page = async () => new Response('page');
  await visit('/counted', page);
  await visit('/counted', page);
  await visit('/counted', page, 'POST');
  await visit('/unknown', async () => new Response('not found', { status: 404 }));
  const expected = { hit: 1, miss: 1, bypass: 2, copies: 0 };
  expect(await readFigures()).toEqual(expected);
  await visit('/counted', page);
  expect(await readFigures()).toEqual({ ...expected, hit: 2 });
});

it('counts those who wait for the same page as answered from the cache', async () => {
  const page = async () => new Response('page');
  await Promise.all(Array.from({ length: 3 }, () => visit('/awaited', page)));
  expect(await readFigures()).toEqual({ hit: 2, miss: 1, bypass: 0, copies: 0 });
});

it('counts last copies', async () => {
  await visit('/lost', async () => new Response('page'));
  outdateAll();
  await visit('/lost', () => Promise.reject(new Error('no database')));
  expect(await readFigures()).toEqual({ hit: 0, miss: 1, bypass: 0, copies: 1 });
});
