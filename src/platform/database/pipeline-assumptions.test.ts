import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { environment } from '../environment.server.ts';

// pipeline.server.ts uses parts of pg that its types do not declare. Each is checked here, so that an
// upgrade of pg that changes one fails with its name.

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await testDatabase();
  client = new pg.Client({ connectionString: environment().DATABASE_URL, pipeline: true });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.close();
});

describe('pg', () => {
  it('exports utils.prepareValue, which encodes parameters as the client does', () => {
    const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } })
      .utils;
    expect(prepareValue(['a', null])).toBe('{"a",NULL}');
    expect(prepareValue({ a: 1 })).toBe('{"a":1}');
    expect(prepareValue(undefined)).toBeNull();
  });

  it('writes to connection.stream, which can be corked', () => {
    const { stream } = client.connection as unknown as { stream: NodeJS.WritableStream };
    expect(stream).toMatchObject({ cork: expect.any(Function), uncork: expect.any(Function) });
  });

  it('reports by getTransactionStatus whether a transaction is open or failed', async () => {
    const status = () => client.getTransactionStatus();
    expect(status()).toBe('I');
    await client.query('begin');
    expect(status()).toBe('T');
    await client.query('select 1 / 0').catch(() => {});
    // The failure arrives before the new status; the next response comes after it.
    await client.query('select 1').catch(() => {});
    expect(status()).toBe('E');
    await client.query('rollback');
    expect(status()).toBe('I');
  });

  it('sends the next query before the previous one is answered, in order', async () => {
    const results = await Promise.all(
      [1, 2, 3].map((number) => client.query<{ n: number }>('select $1::int as n', [number])),
    );
    expect(results.map(({ rows }) => rows[0]!.n)).toEqual([1, 2, 3]);
  });
});
