import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { openFileStore } from '#platform/files/open-file-store.server.ts';
import { removeFiles } from './remove-files.server.ts';

export interface NewFile {
  /** By purpose, such as 'careers'. */
  folder: string;
  extension: 'webp' | 'avif' | 'pdf' | 'glb' | 'usdz';
  body: Uint8Array | Blob;
  /** Random unless given. */
  name?: string;
}

/** Stores a file under a random name and returns the name. */
export type StoreFile = (file: NewFile) => Promise<string>;

/** Runs a transaction that stores files; when it throws, the stored files are removed again. */
export async function withUploads<Result>(work: (store: StoreFile) => Promise<Result>) {
  const stored: string[] = [];
  try {
    return await work(async (file) => {
      const name = await storeFile(file);
      stored.push(name);
      return name;
    });
  } catch (error) {
    await removeFiles(stored);
    throw error;
  }
}

async function storeFile({ folder, extension, body, ...file }: NewFile): Promise<string> {
  const name = `${folder}/${file.name ?? randomUUID()}.${extension}`;
  const store = await openFileStore();
  await store.put(name, Readable.from(body instanceof Blob ? body.stream() : [body]));
  return name;
}
