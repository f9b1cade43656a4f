import cluster from 'node:cluster';
import { environment } from '../environment.server.ts';
import { limitConcurrency } from '../limit-concurrency.ts';

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
