import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { assertFileName, isFileName, type FileStore, type ListedFile } from './file-store.ts';

/** Files in a local folder, which several processes may share. */
export function createFolderStore(folder: string): FileStore {
  const pathOf = (name: string) => {
    assertFileName(name);
    return join(folder, name);
  };
  return {
    put: (name, body) => writeNewFile(pathOf(name), body),
    async open(name, range) {
      const handle = await unlessMissing(open(pathOf(name)));
      if (!handle) return null;
      const { size, mtime } = await handle.stat();
      if (!range) return { size, modifiedAt: mtime, stream: handle.createReadStream() };
      const { first, last } = range;
      const stream = handle.createReadStream({ start: first, end: last });
      return { size: last - first + 1, modifiedAt: mtime, stream };
    },
    async stat(name) {
      const info = await unlessMissing(stat(pathOf(name)));
      return info && { size: info.size, modifiedAt: info.mtime };
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    list: ({ before }) => listFiles(folder, before),
  };
}

async function writeNewFile(path: string, body: Readable): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const handle = await open(path, 'wx', 0o600);
  try {
    await pipeline(body, handle.createWriteStream());
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

async function* listFiles(folder: string, before: Date): AsyncGenerator<ListedFile> {
  for (const area of (await unlessMissing(readdir(folder))) ?? []) {
    // An entry that is not a folder, or was removed meanwhile, holds no files of ours.
    const entries = await readdir(join(folder, area)).catch(() => []);
    for (const name of entries.map((entry) => `${area}/${entry}`).filter(isFileName)) {
      const info = await unlessMissing(stat(join(folder, name)));
      if (info && info.mtime < before) yield { name, size: info.size, modifiedAt: info.mtime };
    }
  }
}

async function unlessMissing<Value>(value: Promise<Value>): Promise<Value | null> {
  try {
    return await value;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
