import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { environment } from '../environment.server.ts';

export interface NewFile {
  /** Where it belongs, such as 'careers'. */
  folder: string;
  extension: 'webp' | 'pdf';
  bytes: Uint8Array;
}

/** Puts a file under a random name into the private store; no address on the web leads there. */
export async function storeUpload({ folder, extension, bytes }: NewFile): Promise<string> {
  const name = `${folder}/${randomUUID()}.${extension}`;
  const { UPLOADS_DIR } = environment();
  await mkdir(join(UPLOADS_DIR, folder), { recursive: true, mode: 0o700 });
  await writeFile(join(UPLOADS_DIR, name), bytes, { flag: 'wx', mode: 0o600 });
  return name;
}

/** Null when it is gone. Names come from our own rows; anything else is a bug. */
export async function readUpload(name: string): Promise<Buffer | null> {
  if (!/^[a-z-]+\/[\w-]+\.(webp|pdf)$/.test(name)) throw new Error('This is no name of a file.');
  return readFile(join(environment().UPLOADS_DIR, name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

export async function removeUpload(name: string): Promise<void> {
  await rm(join(environment().UPLOADS_DIR, name), { force: true });
}
