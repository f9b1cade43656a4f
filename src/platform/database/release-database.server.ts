import { stopListening } from './listen.server.ts';
import { closePool } from './pool.server.ts';
import { finishSending } from './send-notices.server.ts';

/**
 * Ends all connections. Notices of the last transaction are sent first: closing the pool before
 * them opens it again, and the process does not end.
 */
export async function releaseDatabase(): Promise<void> {
  await finishSending();
  await stopListening();
  await closePool();
}
