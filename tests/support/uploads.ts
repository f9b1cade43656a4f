import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll } from 'vitest';
import type { OpenFile } from '#platform/files/file-store.ts';

interface TestUploads {
  folder: string;
  /** Names of the stored files, without folders. */
  list(): string[];
}

/**
 * An upload folder for all tests of a file, removed after the last. Ask for it before the database, which
 * reloads the environment.
 */
export function fileUploads(): TestUploads {
  const folder = mkdtempSync(join(tmpdir(), 'uploads-'));
  process.env['UPLOADS_DIR'] = folder;
  afterAll(() => rmSync(folder, { recursive: true }));
  return {
    folder,
    list: () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name),
  };
}

/** Reads a stored file to its end, which also closes it. */
export async function bytesOf(file: Promise<OpenFile | null>): Promise<Buffer | null> {
  const opened = await file;
  return opened && buffer(opened.stream);
}
