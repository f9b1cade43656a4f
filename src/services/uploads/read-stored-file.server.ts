import type { OpenFile } from '#platform/files/file-store.ts';
import { openFileStore } from '#platform/files/open-file-store.server.ts';

/** Opens a private file whose row the caller was allowed to read. Null when it is missing. */
export async function readStoredFile(name: string): Promise<OpenFile | null> {
  return (await openFileStore()).open(name);
}
