import { expect, it } from 'vitest';
import { createRetryingFetch } from './retrying-fetch.ts';

type Step = Response | Error;

const shared = { headers: { 'X-Same-For-All': 'yes' } };
const page = (text: string, init?: ResponseInit) => new Response(text, init);

/**
 * A fake network that answers with one step per request, and a clock that advances only by waiting.
 */
function fakeNetwork(steps: Step[]) {
  const waits: number[] = [];
  const network = { online: true, time: 0, requests: 0 };
  const retryingFetch = createRetryingFetch({
    async fetch() {
      const step = steps[network.requests];
      network.requests += 1;
      if (step instanceof Error) throw step;
      return step!.clone();
    },
    async wait(milliseconds) {
      waits.push(milliseconds);
      network.time += milliseconds;
    },
    now: () => network.time,
    isOnline: () => network.online,
  });
  const get = (url = 'http://shop/product/desk.data') => retryingFetch(new Request(url));
  return { retryingFetch, get, waits, network };
}

const lost = new TypeError('Failed to fetch');

it('retries a failed request three times with growing pauses', async () => {
  const { get, waits, network } = fakeNetwork([
    lost,
    page('', { status: 503 }),
    lost,
    page('here'),
  ]);
  expect(await (await get()).text()).toBe('here');
  expect(waits).toEqual([1000, 2000, 4000]);
  expect(network.requests).toBe(4);
});

it('returns the last failure after the final retry', async () => {
  const failed = page('', { status: 500 });
  const { get, network } = fakeNetwork([lost, lost, lost, failed, lost, lost, lost, lost]);
  expect((await get()).status).toBe(500);
  await expect(get()).rejects.toBe(lost);
  expect(network.requests).toBe(8);
});

it('does not retry while the browser is offline', async () => {
  const { get, waits, network } = fakeNetwork([lost]);
  network.online = false;
  await expect(get()).rejects.toBe(lost);
  expect(waits).toEqual([]);
});

it('falls back to shared data for five minutes', async () => {
  const { get, network } = fakeNetwork([page('the desk', shared), lost, lost]);
  await get();
  network.online = false;
  expect(await (await get()).text()).toBe('the desk');
  network.time = 5 * 60_000;
  await expect(get()).rejects.toBe(lost);
});

it('stores no personal data and does not mix up URLs', async () => {
  const { get, network } = fakeNetwork([page('my orders'), page('the desk', shared), lost, lost]);
  await get('http://shop/account.data');
  await get();
  network.online = false;
  await expect(get('http://shop/account.data')).rejects.toBe(lost);
  await expect(get('http://shop/product/sofa.data')).rejects.toBe(lost);
});

it('sends a form only once', async () => {
  const { retryingFetch, network } = fakeNetwork([lost]);
  const form = new Request('http://shop/contact.data', { method: 'POST', body: 'message=Hello' });
  await expect(retryingFetch(form)).rejects.toBe(lost);
  expect(network.requests).toBe(1);
});
