import { environment } from '../environment.server.ts';
import { limitConcurrency } from '../limit-concurrency.ts';

/**
 * For work that a crowd may ask for at once. Together they leave connections for those who only
 * look, and nobody queues longer than anybody would wait: null when too many do already.
 */
export const queueTransaction = limitConcurrency(
  () => Math.max(1, environment().DATABASE_POOL_SIZE - 2),
  400,
);
