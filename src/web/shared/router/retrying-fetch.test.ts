import { expect, it } from 'vitest';
import { createRetryingFetch } from './retrying-fetch.ts';

type Step = Response | Error;

const shared = { headers: { 'X-Same-For-All': 'yes' } };
const page = (text: string, init?: ResponseInit) => new Response(text, init);

/**
 * A fake network that answers with one step per request, and a clock that advances only by waiting.
 */
function network(steps: Step[]) {
  const waits: number[] = [];
  const world = { online: true, time: 0, asked: 0 };
  const ask = createRetryingFetch({
    async fetch() {
      const step = steps[world.asked];
      world.asked += 1;
      if (step instanceof Error) throw step;
      return step!.clone();
    },
    async wait(milliseconds) {
      waits.push(milliseconds);
      world.time += milliseconds;
    },
    now: () => world.time,
    isOnline: () => world.online,
  });
  const get = (url = 'http://shop/product/desk.data') => ask(new Request(url));
  return { ask, get, waits, world };
}

const lost = new TypeError('Failed to fetch');

it('retries a failed request three times with growing pauses', async () => {
  const { get, waits, world } = network([lost, page('', { status: 503 }), lost, page('here')]);
  expect(await (await get()).text()).toBe('here');
  expect(waits).toEqual([1000, 2000, 4000]);
  expect(world.asked).toBe(4);
});

it('returns the last failure after the final retry', async () => {
  const failed = page('', { status: 500 });
  const { get, world } = network([lost, lost, lost, failed, lost, lost, lost, lost]);
  expect((await get()).status).toBe(500);
  await expect(get()).rejects.toBe(lost);
  expect(world.asked).toBe(8);
});

it('does not retry while the browser is offline', async () => {
  const { get, waits, world } = network([lost]);
  world.online = false;
  await expect(get()).rejects.toBe(lost);
  expect(waits).toEqual([]);
});

it('falls back to shared data for five minutes', async () => {
  const { get, world } = network([page('the desk', shared), lost, lost]);
  await get();
  world.online = false;
  expect(await (await get()).text()).toBe('the desk');
  world.time = 5 * 60_000;
  await expect(get()).rejects.toBe(lost);
});

it('stores no personal data and does not mix up URLs', async () => {
  const { get, world } = network([page('my orders'), page('the desk', shared), lost, lost]);
  await get('http://shop/account.data');
  await get();
  world.online = false;
  await expect(get('http://shop/account.data')).rejects.toBe(lost);
  await expect(get('http://shop/product/sofa.data')).rejects.toBe(lost);
});

it('sends a form only once', async () => {
  const { ask, world } = network([lost]);
  const form = new Request('http://shop/contact.data', { method: 'POST', body: 'message=Hello' });
  await expect(ask(form)).rejects.toBe(lost);
  expect(world.asked).toBe(1);
});
