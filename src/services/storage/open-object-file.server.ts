import type { ByteRange, OpenFile } from '#platform/files/file-store.ts';
import { openFileStore } from '#platform/files/open-file-store.server.ts';
import { objectFileName } from './object-files.server.ts';

/** Opens the bytes of an object whose row the caller was allowed to read. */
export async function openObjectFile(
  { version }: { version: string },
  range?: ByteRange,
): Promise<OpenFile | null> {
  return (await openFileStore()).open(objectFileName(version), range);
}
