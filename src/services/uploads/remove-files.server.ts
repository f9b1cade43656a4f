import { openFileStore } from '#platform/files/open-file-store.server.ts';
import { log } from '#platform/log.server.ts';

/** Removes files whose rows are gone. What cannot be removed now, sweepFiles finds later. */
export async function removeFiles(names: readonly string[]): Promise<void> {
  const store = await openFileStore();
  const removals = await Promise.allSettled(names.map((name) => store.remove(name)));
  const left = removals.filter(({ status }) => status === 'rejected').length;
  if (left > 0) log.error({ left }, 'stored files could not be removed');
}
