import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { closePool } from '#platform/database/pool.server.ts';
import { forgetEnvironment } from '#platform/environment.server.ts';

export type TestDatabase = {
  url: string;
  /** Connected as the owner of the tables, whom policies do not hold back: for arranging. */
  owner: pg.Client;
  close(): Promise<void>;
};

interface TestDatabaseOptions {
  /** With the demo shop. */
  seeded?: boolean;
  /** With the demo shop and its year of trade. */
  withYear?: boolean;
}

/** A database of one's own; what this worker runs through the platform goes there too. */
export async function testDatabase({
  withYear = false,
  seeded = withYear,
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdministrator(async (admin) => {
    const template = seeded ? await ensureSeeded(admin, withYear) : 'migrated';
    // Copying the files takes a third of the time that logging each page does.
    await admin.query(`create database ${name} template ${template} strategy file_copy`);
  });
  await pointTo(databaseUrl(name));
  const owner = await connect(name);
  return {
    url: databaseUrl(name),
    owner,
    async close() {
      await owner.end();
      await closePool();
      await asAdministrator((admin) => admin.query(`drop database ${name} with (force)`));
    },
  };
}

/** Seeds once per run, in whichever worker asks first; the others wait. Returns the template. */
async function ensureSeeded(admin: pg.Client, withYear: boolean): Promise<string> {
  const template = withYear ? 'seeded_year' : 'seeded';
  await admin.query('select pg_advisory_lock(1)');
  try {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [
      template,
    ]);
    if (rowCount === 1) return template;
    await admin.query('drop database if exists seeding with (force)');
    await admin.query('create database seeding template migrated');
    const { seedDemo } = await import('#db/seed/index.ts');
    await seedDemo(databaseUrl('seeding'), { withYear });
    await admin.query(`alter database seeding rename to ${template}`);
    return template;
  } finally {
    await admin.query('select pg_advisory_unlock(1)');
  }
}

/** From here on this worker's platform talks to that address. */
export async function pointTo(url: string): Promise<void> {
  await closePool();
  process.env['DATABASE_URL'] = url;
  process.env['QUEUE_MILLISECONDS'] ??= '60000';
  process.env['AUTH_SECRET'] ??= 'only-for-tests-0123456789-abcdefghij';
  forgetEnvironment();
}

async function asAdministrator<Result>(work: (admin: pg.Client) => Promise<Result>) {
  const admin = await connect('postgres');
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

async function connect(database: string): Promise<pg.Client> {
  const client = new pg.Client(databaseUrl(database));
  await client.connect();
  return client;
}

function databaseUrl(database: string): string {
  return inject('postgres').replace('{database}', database);
}
