import cluster from 'node:cluster';
import { Gauge } from 'prom-client';
import { environment } from '../environment.server.ts';
import { limitConcurrency } from '../limit-concurrency.ts';
import { metricsRegistry } from '../metrics-registry.server.ts';

/**
 * Limits concurrent transactions of expensive operations, so that connections stay free for
 * readers. Returns null when the queue is full: users who are taken get a response soon, and
 * others can try again later instead of waiting in vain.
 */
export const queueTransaction = limitConcurrency(transactionsAtATime, 400, {
  milliseconds: () => environment().QUEUE_MILLISECONDS,
  now: () => performance.now(),
});

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
    const { running, waiting } = queueTransaction.readFigures();
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
    expectedWait.set(queueTransaction.readFigures().expectedMilliseconds / 1000);
  },
});
