import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { OpenFile } from '#platform/files/file-store.ts';

export interface TestUploads {
  folder: string;
  /** Names of the stored files, without folders. */
  list(): string[];
  remove(): void;
}

/** An upload folder of its own. Call it before testDatabase(), which reloads the environment. */
export function testUploads(): TestUploads {
  const folder = mkdtempSync(join(tmpdir(), 'uploads-'));
  process.env['UPLOADS_DIR'] = folder;
  return {
    folder,
    list: () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Reads a stored file to its end, which also closes it. */
export async function bytesOf(file: Promise<OpenFile | null>): Promise<Buffer | null> {
  const opened = await file;
  return opened && buffer(opened.stream);
}
