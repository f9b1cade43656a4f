import { type Environment, environment } from '../environment.server.ts';
import type { FileStore } from './file-store.ts';
import { createFolderStore } from './folder-store.server.ts';
import { distinguishFailures } from './distinguish-failures.ts';

const stores = new WeakMap<Environment, Promise<FileStore>>();

/** The store that the environment names: an S3 bucket, or else the folder UPLOADS_DIR. */
export function openFileStore(): Promise<FileStore> {
  const current = environment();
  const store = stores.get(current) ?? createFileStore(current);
  stores.set(current, store);
  return store;
}

/** The store that these settings name, for a start that has no complete environment yet. */
export async function createFileStore({ UPLOADS_DIR, ...s3 }: Environment): Promise<FileStore> {
  // The environment has all five S3_ variables or none.
  if (!s3.S3_ENDPOINT) return distinguishFailures(createFolderStore(UPLOADS_DIR));
  // Loaded on demand: the client is large, and most installations use a folder.
  const { createS3Store } = await import('./s3-store.server.ts');
  const store = createS3Store({
    endpoint: s3.S3_ENDPOINT,
    region: s3.S3_REGION!,
    bucket: s3.S3_BUCKET!,
    accessKeyId: s3.S3_ACCESS_KEY_ID!,
    secretAccessKey: s3.S3_SECRET_ACCESS_KEY!,
  });
  return distinguishFailures(store);
}
