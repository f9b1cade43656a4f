import cluster from 'node:cluster';
import { Gauge } from 'prom-client';
import { environment } from '../environment.server.ts';
import { FairQueue } from '../fair-queue.ts';
import { metricsRegistry } from '../metrics-registry.server.ts';
import { countRejection } from '../rejections.server.ts';

const queue = new FairQueue({
  max: transactionsAtATime,
  maxWaiting: 400,
  maxWait: () => environment().QUEUE_MILLISECONDS,
  now: () => performance.now(),
});

/**
 * Limits concurrent transactions of expensive operations, so that connections stay free for
 * readers. Returns null when the queue is full: users who are taken get a response soon, and
 * others can try again later instead of waiting in vain. `locks` are the rows that it locks: where
 * many want the same one, others go on.
 */
export async function queueTransaction<Result>(
  run: () => Promise<Result>,
  { locks = [] }: { locks?: readonly string[] } = {},
): Promise<Result | null> {
  const keys = [...new Set(locks)];
  const { promise: turn, resolve: start } = Promise.withResolvers<void>();
  if (!queue.enter(keys, start)) {
    countRejection('queue');
    return null;
  }
  await turn;
  const began = performance.now();
  try {
    return await run();
  } finally {
    queue.leave(keys, performance.now() - began);
  }
}

/** Whether a transaction that comes now would not be run. */
export const isQueueFull = (): boolean => queue.isFull();

/**
 * A worker accepts one connection in each turn of its event loop. More transactions at a time would
 * make its turns longer, not store more orders, and buyers would wait before it can reject them.
 */
function transactionsAtATime(): number {
  const { DATABASE_POOL_SIZE, ORDERS_AT_A_TIME = cluster.isWorker ? 2 : 8 } = environment();
  return Math.max(1, Math.min(ORDERS_AT_A_TIME, DATABASE_POOL_SIZE - 2));
}

const transactions = new Gauge({
  name: 'transaction_queue',
  help: 'Orders and claims that are being stored, and that wait for their turn.',
  labelNames: ['state'],
  registers: [metricsRegistry],
  collect() {
    const { running, waiting } = queue.readFigures();
    transactions.set({ state: 'running' }, running);
    transactions.set({ state: 'waiting' }, waiting);
  },
});

const expectedWait = new Gauge({
  name: 'transaction_queue_wait_seconds',
  help: 'How long an order that comes now would wait; it is rejected above QUEUE_MILLISECONDS.',
  aggregator: 'max',
  registers: [metricsRegistry],
  collect() {
    expectedWait.set(queue.readFigures().expectedMilliseconds / 1000);
  },
});
