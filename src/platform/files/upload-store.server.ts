import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
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

export async function removeUpload(name: string): Promise<void> {
  await rm(join(environment().UPLOADS_DIR, name), { force: true });
}
