import { resolve } from 'node:path';
import pg from 'pg';
import { migrateJobQueue } from '../jobs/migrate-job-queue.server.ts';
import type { MigrationFile } from './migration-files.server.ts';
import { isFunctionFile, readMigrationFiles } from './migration-files.server.ts';
import type { AppliedFile } from './migration-record.server.ts';
import { forgetRemovedFunctions, readApplied, recordApplied } from './migration-record.server.ts';

/** The database is newer than this program. */
export class SchemaTooNew extends Error {
  override name = 'SchemaTooNew';
}

/** A migration file was edited after it ran on this database. */
export class MigrationChanged extends Error {
  override name = 'MigrationChanged';
}

/** A file failed; its transaction was rolled back. */
export class MigrationFailed extends Error {
  override name = 'MigrationFailed';
}

type Options = { directory?: string; onApplied?: (name: string) => void };

/** Advisory lock, the same in all processes of this program. */
const LOCK = 7_238_114;

/** Applies pending migrations and returns their names. */
export async function migrate(url: string, options: Options = {}): Promise<string[]> {
  const files = await readMigrationFiles(options.directory ?? resolve('db'));
  const client = new pg.Client({
    connectionString: url,
    application_name: 'fustat migrate',
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(`set time zone 'UTC'`);
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const applied = await readApplied(client);
    assertKnownHistory(files, applied);
    const pending = pendingFiles(files, applied);
    for (const file of pending) {
      await apply(client, file);
      options.onApplied?.(file.name);
    }
    await forgetRemovedFunctions(client, files);
    await migrateJobQueue(client, url);
    // Processes that serve the data API read the schema again.
    if (pending.length > 0) await client.query(`notify pgrst, 'reload schema'`);
    return pending.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/** Throws when the database has migrations that this program does not have, or has otherwise. */
function assertKnownHistory(files: MigrationFile[], applied: AppliedFile[]): void {
  const known = new Map(files.map((file) => [file.name, file]));
  for (const { name, checksum } of applied.filter((each) => !isFunctionFile(each.name))) {
    const file = known.get(name);
    if (!file) {
      throw new SchemaTooNew(
        `The database is newer than this program (it has ${name}): start the newer version, or restore the backup that belongs to this one.`,
      );
    }
    if (file.checksum !== checksum) {
      throw new MigrationChanged(
        `Migration ${name} was changed after it ran on this database: restore the file and put the change into a new one.`,
      );
    }
  }
}

/**
 * Migrations that never ran, and functions whose present text never ran. New functions come before
 * changed ones of their folder, because those may call them while an older program still runs.
 */
function pendingFiles(files: MigrationFile[], applied: AppliedFile[]): MigrationFile[] {
  const done = new Map(applied.map(({ name, checksum }) => [name, checksum]));
  const pending = files.filter(({ name, checksum }) => done.get(name) !== checksum);
  const isNew = ({ name }: MigrationFile) => !done.has(name);
  return pending.toSorted((a, b) => a.stage - b.stage || Number(isNew(b)) - Number(isNew(a)));
}

async function apply(client: pg.Client, file: MigrationFile): Promise<void> {
  const { name, sql, isRepeatable } = file;
  try {
    await client.query('begin');
    // A function may mention tables and functions of files that are applied after its own.
    if (isRepeatable) await client.query('set local check_function_bodies = off');
    await client.query(sql);
    await recordApplied(client, file);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    const kind = isRepeatable ? 'Function file' : 'Migration';
    throw new MigrationFailed(`${kind} ${name}${lineOf(error, sql)}: ${messageOf(error)}`, {
      cause: error,
    });
  }
}

function lineOf(error: unknown, sql: string): string {
  const position = error instanceof pg.DatabaseError ? Number(error.position) : Number.NaN;
  return position > 0 ? `, line ${sql.slice(0, position).split('\n').length}` : '';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
