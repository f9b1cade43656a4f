import { environment } from '../environment.server.ts';
import { limitConcurrency } from '../limit-concurrency.ts';

/**
 * Limits concurrent transactions of expensive operations, so that connections stay free for
 * readers. Returns null when the queue is full.
 */
export const queueTransaction = limitConcurrency(
  () => Math.max(1, environment().DATABASE_POOL_SIZE - 2),
  400,
);
