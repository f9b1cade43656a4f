import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TestUploads {
  folder: string;
  /** Names of what is kept, folders left out. */
  list(): string[];
  remove(): void;
}

/** A place for uploads of one's own; ask for it before testDatabase(), which makes the platform look again. */
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
