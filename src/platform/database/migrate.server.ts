import { resolve } from 'node:path';
import pg from 'pg';
import type { MigrationFile } from './migration-files.server.ts';
import { readMigrations } from './migration-files.server.ts';

/** The database was migrated by a newer program than this one. */
export class SchemaTooNew extends Error {
  override name = 'SchemaTooNew';
}

/** A migration that ran already is no longer the text that ran. */
export class MigrationChanged extends Error {
  override name = 'MigrationChanged';
}

/** A migration raised; nothing of it remains. */
export class MigrationFailed extends Error {
  override name = 'MigrationFailed';
}

type Options = { directory?: string; onApplied?: (name: string) => void };
type Applied = { name: string; checksum: string };

/** Any number that all processes of this program agree on. */
const LOCK = 7_238_114;

/** Brings the schema up to date and says which files that took. */
export async function migrate(url: string, options: Options = {}): Promise<string[]> {
  const files = await readMigrations(options.directory ?? resolve('db/migrations'));
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
    const pending = pendingFiles(files, await appliedMigrations(client));
    for (const file of pending) {
      await apply(client, file);
      options.onApplied?.(file.name);
    }
    return pending.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

async function appliedMigrations(client: pg.Client): Promise<Applied[]> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('private.migrations') is not null as exists`,
  );
  if (!rows[0]!.exists) await createRecord(client);
  const applied = await client.query<Applied>(
    'select name, checksum from private.migrations order by name',
  );
  return applied.rows;
}

/** Like every table it has its row-level security, forced; only who migrates passes. */
async function createRecord(client: pg.Client): Promise<void> {
  await client.query(`
    begin;
    create schema if not exists private;
    create table private.migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    );
    alter table private.migrations enable row level security;
    alter table private.migrations force row level security;
    create policy migrator on private.migrations to current_user using (true) with check (true);
    commit;
  `);
}

function pendingFiles(files: MigrationFile[], applied: Applied[]): MigrationFile[] {
  const known = new Map(files.map((file) => [file.name, file]));
  for (const { name, checksum } of applied) {
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
  const done = new Set(applied.map(({ name }) => name));
  return files.filter(({ name }) => !done.has(name));
}

async function apply(client: pg.Client, { name, sql, checksum }: MigrationFile): Promise<void> {
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into private.migrations (name, checksum) values ($1, $2)', [
      name,
      checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw new MigrationFailed(`Migration ${name}${lineOf(error, sql)}: ${messageOf(error)}`, {
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
