import { removeUpload, storeUpload, type NewFile } from '#platform/files/upload-store.server.ts';
import { log } from '#platform/log.server.ts';

export type Store = (file: NewFile) => Promise<string>;

/** Files live and die with the transaction inside `work`: when it fails, what it stored is removed. */
export async function withUploads<Result>(work: (store: Store) => Promise<Result>) {
  const stored: string[] = [];
  try {
    return await work(async (file) => {
      const name = await storeUpload(file);
      stored.push(name);
      return name;
    });
  } catch (error) {
    const removals = await Promise.allSettled(stored.map(removeUpload));
    const left = removals.filter(({ status }) => status === 'rejected').length;
    if (left > 0) log.error({ left }, 'uploaded files of a failed form could not be removed');
    throw error;
  }
}
