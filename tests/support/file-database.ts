import type pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import type { TestDatabaseOptions } from './copy-database.ts';
import { testDatabase, type TestDatabase } from './database.ts';

interface FileDatabase extends Pick<TestDatabase, 'url' | 'owner'> {
  /** Read as the owner of the tables. */
  rows<Row extends object>(query: string, ...values: unknown[]): Promise<Row[]>;
}

interface FileOptions extends TestDatabaseOptions {
  arrange?: (owner: pg.Client) => Promise<unknown>;
}

/** A database for all tests of a file: there from before the first until after the last. */
export function fileDatabase({ arrange, ...options }: FileOptions = {}): FileDatabase {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(options);
    await arrange?.(database.owner);
  });
  afterAll(() => database.close());
  return {
    get url() {
      return database.url;
    },
    get owner() {
      return database.owner;
    },
    rows: async <Row extends object>(query: string, ...values: unknown[]) =>
      (await database.owner.query<Row>(query, values)).rows,
  };
}
