import type pg from 'pg';
import type { MigrationFile } from './migration-files.server.ts';

export type AppliedFile = { name: string; checksum: string };

/** Returns the files that ran on this database; creates the record on an empty one. */
export async function readApplied(client: pg.Client): Promise<AppliedFile[]> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('private.migrations') is not null as exists`,
  );
  if (!rows[0]!.exists) await createRecord(client);
  const applied = await client.query<AppliedFile>(
    'select name, checksum from private.migrations order by name',
  );
  return applied.rows;
}

/** Row-level security is forced as on every table; only the migrating role passes. */
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

/** Part of the transaction that applies the file. */
export async function recordApplied(client: pg.Client, file: MigrationFile): Promise<void> {
  await client.query(
    `insert into private.migrations (name, checksum) values ($1, $2)
     on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`,
    [file.name, file.checksum],
  );
}

/** A migration drops the function itself; without its record, a file that comes back is applied again. */
export async function forgetRemovedFunctions(
  client: pg.Client,
  files: MigrationFile[],
): Promise<void> {
  await client.query(
    `delete from private.migrations where name like 'functions/%' and name <> all ($1)`,
    [files.map(({ name }) => name)],
  );
}
