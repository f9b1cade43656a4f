import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { stopListening } from '#platform/database/listen.server.ts';
import { closePool } from '#platform/database/pool.server.ts';
import { forgetEnvironment } from '#platform/environment.server.ts';
import { copyDatabase, dropDatabase, type TestDatabaseOptions } from './copy-database.ts';

export type TestDatabase = {
  url: string;
  /** Connected as the owner of the tables, whom policies do not hold back: for arranging. */
  owner: pg.Client;
  close(): Promise<void>;
};

/** A database of one's own; what this worker runs through the platform goes there too. */
export async function testDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = await copyDatabase(databaseUrl, name, options);
  await pointTo(url);
  const owner = new pg.Client(url);
  await owner.connect();
  return {
    url,
    owner,
    async close() {
      await owner.end();
      await stopListening();
      await closePool();
      await dropDatabase(databaseUrl, name);
    },
  };
}

/** From here on this worker's platform talks to that address. */
export async function pointTo(url: string): Promise<void> {
  await closePool();
  process.env['DATABASE_URL'] = url;
  process.env['QUEUE_MILLISECONDS'] ??= '60000';
  process.env['API_VISITOR_MILLISECONDS'] ??= '60000';
  process.env['API_DATABASE_MILLISECONDS'] ??= '60000';
  process.env['AUTH_SECRET'] ??= 'only-for-tests-0123456789-abcdefghij';
  forgetEnvironment();
}

function databaseUrl(database: string): string {
  return inject('postgres').replace('{database}', database);
}
