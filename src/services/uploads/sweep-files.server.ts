import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { asSystem } from '#platform/database/run-as.server.ts';
import { isFileName, type FileStore } from '#platform/files/file-store.ts';
import { openFileStore } from '#platform/files/open-file-store.server.ts';
import { temporaryPrefix } from '#platform/http/upload-scope.server.ts';
import { log } from '#platform/log.server.ts';
import { removeExpiredResumables } from '../storage/resumable-uploads.server.ts';
import { removeFiles } from './remove-files.server.ts';
import { derivedFileNames, storedFileNames } from './stored-file-names.server.ts';

const hour = 3_600_000;
/** A file is stored before its row is committed; a day is longer than any transaction. */
const minAge = 24 * hour;
const batchSize = 500;
/** More orphans than this hint at a wrong database or a shared bucket: nothing is removed then. */
const maxOrphans = 200;

export interface FileSweep {
  removed: number;
  /** Rows whose file is missing, by its name. */
  missing: string[];
}

/** Removes files without a row, reports rows without a file, and removes what crashes left over. */
export async function sweepFiles(now: Date): Promise<FileSweep> {
  await removeExpiredResumables(now);
  const store = await openFileStore();
  const orphans = await findOrphans(store, new Date(now.getTime() - minAge));
  const isSuspicious = orphans.length > maxOrphans;
  if (isSuspicious)
    log.error({ orphans: orphans.length }, 'too many files without a row to remove');
  else await removeFiles(orphans);
  const missing = await findMissing(store);
  if (missing.length > 0) log.error({ missing: missing.slice(0, 20) }, 'rows without their file');
  await removeTemporaryFolders(new Date(now.getTime() - hour));
  return { removed: isSuspicious ? 0 : orphans.length, missing };
}

async function findOrphans(store: FileStore, before: Date): Promise<string[]> {
  const orphans: string[] = [];
  let batch: string[] = [];
  const check = async () => {
    orphans.push(...(await withoutRow(batch)));
    batch = [];
  };
  for await (const { name } of store.list({ before })) {
    batch.push(name);
    if (batch.length === batchSize) await check();
  }
  await check();
  return orphans;
}

async function withoutRow(names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  // As system: files belong to many customers.
  const [rows] = await asSystem().read(
    sql<{ name: string }>`
      select listed.name from unnest(${names}::text[]) as listed (name)
      where not exists (
        select from (${storedFileNames} union all ${derivedFileNames}) as stored
        where stored.name = listed.name)`,
  );
  return rows.map(({ name }) => name);
}

async function findMissing(store: FileStore): Promise<string[]> {
  const missing: string[] = [];
  let after = '';
  for (;;) {
    const [rows] = await asSystem().read(
      sql<{ name: string }>`
        select name from (${storedFileNames}) as stored where name > ${after}
        order by name limit ${batchSize}`,
    );
    for (const { name } of rows) {
      // Demo photos are public files, not in the store.
      if (isFileName(name) && !(await store.stat(name))) missing.push(name);
    }
    if (rows.length < batchSize) return missing;
    after = rows.at(-1)!.name;
  }
}

async function removeTemporaryFolders(before: Date): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(temporaryPrefix));
  for (const folder of names.map((name) => join(tmpdir(), name))) {
    const info = await stat(folder).catch(() => null);
    if (info && info.mtime < before) await rm(folder, { recursive: true, force: true });
  }
}
