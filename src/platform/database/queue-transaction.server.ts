import { environment } from '../environment.server.ts';
import { limitConcurrency } from '../limit-concurrency.ts';

/**
 * Limits concurrent transactions of expensive operations, so that connections stay free for
 * readers. Returns null when the queue is full: users who are taken get a response soon, and
 * others can try again later instead of waiting in vain.
 */
export const queueTransaction = limitConcurrency(
  () => Math.max(1, environment().DATABASE_POOL_SIZE - 2),
  400,
  { milliseconds: () => environment().QUEUE_MILLISECONDS, now: () => performance.now() },
);
