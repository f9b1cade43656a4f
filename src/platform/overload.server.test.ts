import { afterEach, expect, it, vi } from 'vitest';
import { demoEnvironment } from '#tests/support/demo-environment.ts';
import { queueTransaction } from './database/queue-transaction.server.ts';
import { forgetEnvironment } from './environment.server.ts';
import { metricsRegistry } from './metrics-registry.server.ts';
import { isOverloaded } from './overload.server.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  forgetEnvironment();
});

it('rejects an order and counts it with the cause when the queue is full', async () => {
  const settings = demoEnvironment('postgres://127.0.0.1/shop', 'http://127.0.0.1:3000');
  const oneAtATime = { ...settings, ORDERS_AT_A_TIME: '1' };
  for (const [name, value] of Object.entries(oneAtATime)) vi.stubEnv(name, value);
  forgetEnvironment();
  expect(isOverloaded()).toBe(false);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  // One is stored, and as many wait as may.
  const orders = Array.from({ length: 401 }, () => queueTransaction(() => released));
  expect(isOverloaded()).toBe(true);
  release();
  expect(await Promise.all(orders)).not.toContain(null);
  expect(isOverloaded()).toBe(false);
  const { values } = await metricsRegistry.getSingleMetric('orders_rejected_total')!.get();
  expect(values.map(({ labels, value }) => [labels['cause'], value])).toEqual([
    ['queue', 1],
    ['event_loop', 0],
  ]);
});
