import { runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { jobLogger } from './job-logger.server.ts';
import { openJobPool } from './job-pool.server.ts';

/**
 * Creates or updates the tables of the queue. The caller holds the migration lock. Everything in
 * the schema belongs to the system role: transactions of the system enqueue jobs without further
 * grants, and callers of the data API cannot reach them.
 */
export async function migrateJobQueue(owner: pg.Client, url: string): Promise<void> {
  const { rows } = await owner.query<{ exists: boolean }>(
    `select to_regclass('graphile_worker.migrations') is not null as exists`,
  );
  if (!rows[0]!.exists) await createSchema(owner);
  const pgPool = openJobPool(url);
  try {
    await runMigrations({ pgPool, logger: jobLogger });
  } finally {
    await pgPool.end();
  }
}

/** The system role may not create schemas, so its first table, as graphile-worker documents it, is made here. */
async function createSchema(owner: pg.Client): Promise<void> {
  await owner.query(`
    begin;
    create schema if not exists graphile_worker authorization service_role;
    set local role service_role;
    create table graphile_worker.migrations (
      id int primary key,
      ts timestamptz not null default now(),
      breaking boolean not null default false
    );
    commit;
  `);
}
