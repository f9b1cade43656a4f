import { setImmediate as turnOfEventLoop } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { demoEnvironment } from '#tests/support/demo-environment.ts';
import { forgetEnvironment } from '../environment.server.ts';
import { metricsRegistry } from '../metrics-registry.server.ts';
import { queueTransaction } from './queue-transaction.server.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  forgetEnvironment();
});

function setEnvironment(settings: Record<string, string>): void {
  const all = demoEnvironment('postgres://127.0.0.1/shop', 'http://127.0.0.1:3000');
  for (const [name, value] of Object.entries({ ...all, ...settings })) vi.stubEnv(name, value);
  forgetEnvironment();
}

/** How many of ten transactions run at the same time. */
async function countAtATime(settings: Record<string, string>): Promise<number> {
  setEnvironment(settings);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let running = 0;
  const results = Array.from({ length: 10 }, () =>
    queueTransaction(async () => {
      running += 1;
      await released;
    }),
  );
  await turnOfEventLoop();
  const atATime = running;
  release();
  await Promise.all(results);
  return atATime;
}

it('leaves two connections to readers', async () => {
  expect(await countAtATime({})).toBe(8);
  expect(await countAtATime({ DATABASE_POOL_SIZE: '5' })).toBe(3);
});

it('runs one, however few connections there are', async () => {
  expect(await countAtATime({ DATABASE_POOL_SIZE: '1' })).toBe(1);
});

it('runs as many as the setting says, but leaves two connections', async () => {
  expect(await countAtATime({ ORDERS_AT_A_TIME: '2' })).toBe(2);
  expect(await countAtATime({ ORDERS_AT_A_TIME: '9' })).toBe(8);
});

it('shows in the metrics how many are being stored and how many wait', async () => {
  setEnvironment({ ORDERS_AT_A_TIME: '2' });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const results = Array.from({ length: 5 }, () => queueTransaction(() => released));
  const { values } = await metricsRegistry.getSingleMetric('transaction_queue')!.get();
  release();
  await Promise.all(results);
  expect(values.map(({ labels, value }) => [labels['state'], value])).toEqual([
    ['running', 2],
    ['waiting', 3],
  ]);
});

it('gives those that lock the same row half of the places', async () => {
  setEnvironment({ ORDERS_AT_A_TIME: '4' });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const hot = Array.from({ length: 10 }, () =>
    queueTransaction(() => released, { locks: ['chair', 'chair'] }),
  );
  const others = ['table', 'lamp'].map((row) =>
    queueTransaction(async () => row, { locks: [row, 'vase'] }),
  );
  expect(await Promise.all(others)).toEqual(['table', 'lamp']);
  release();
  expect(await Promise.all(hot)).not.toContain(null);
});

it('gives a place back when its transaction fails', async () => {
  setEnvironment({ ORDERS_AT_A_TIME: '1' });
  await expect(queueTransaction(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queueTransaction(async () => 'yes')).toBe('yes');
});

it('counts whom it rejects', async () => {
  setEnvironment({ ORDERS_AT_A_TIME: '1' });
  const readCount = async () => {
    const { values } = await metricsRegistry.getSingleMetric('orders_rejected_total')!.get();
    return values.find(({ labels }) => labels['cause'] === 'queue')!.value;
  };
  const before = await readCount();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const all = Array.from({ length: 402 }, () => queueTransaction(() => released));
  expect(await all.at(-1)).toBeNull();
  expect((await readCount()) - before).toBe(1);
  release();
  await Promise.all(all);
});
