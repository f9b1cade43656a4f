import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { environment } from '../environment.server.ts';
import { runStatements, settleStatements } from './pipeline.server.ts';

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

  describe('runs a StatementBatch', () => {
    const statement = (name: string | undefined, text: string, ...values: string[]) => ({
      ...{ text, values, name },
    });
    const number = (name: string | undefined, value: number) =>
      statement(name, 'select $1::int as n', String(value));

    it('with a result for each statement, named or not, once or again', async () => {
      const statements = [
        statement('batch_begin', 'begin'),
        number('batch_one', 1),
        number(undefined, 2),
        number('batch_one', 3),
        statement('batch_commit', 'commit'),
      ];
      for (let time = 0; time < 2; time += 1) {
        const results = await runStatements(client, statements);
        const found = results.map(({ command, rows }) => [command, rows.map(({ n }) => n)]);
        expect(found).toEqual([
          ['BEGIN', []],
          ['SELECT', [1]],
          ['SELECT', [2]],
          ['SELECT', [3]],
          ['COMMIT', []],
        ]);
      }
      expect(await runStatements(client, [number(undefined, 4)])).toMatchObject([
        { rows: [{ n: 4 }] },
      ]);
    });

    it('up to the first that fails, whose transaction is over then', async () => {
      const failing = [
        statement('batch_begin', 'begin'),
        number('batch_before', 1),
        statement('batch_failing', 'select 1 / $1::int', '0'),
        number('batch_after', 2),
        statement('batch_commit', 'commit'),
      ];
      await expect(runStatements(client, failing)).rejects.toThrow('division by zero');
      expect(client.getTransactionStatus()).toBe('I');
      // The one before the failure was parsed, the one after it was not.
      const again = await runStatements(client, [
        number('batch_before', 5),
        number('batch_after', 6),
      ]);
      expect(again.map(({ rows }) => rows)).toEqual([[{ n: 5 }], [{ n: 6 }]]);
    });

    it('again after a statement failed with its first use, parsed or not', async () => {
      const divide = (value: string) => statement('batch_divide', 'select 6 / $1::int as n', value);
      const broken = statement('batch_broken', 'select from nowhere');
      await expect(runStatements(client, [divide('0')])).rejects.toThrow('division by zero');
      expect(await runStatements(client, [divide('3')])).toMatchObject([{ rows: [{ n: 2 }] }]);
      for (let time = 0; time < 2; time += 1) {
        await expect(runStatements(client, [broken])).rejects.toThrow('nowhere');
      }
      const settled = await settleStatements(client, [broken, divide('2')]);
      expect(settled.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    });

    it('again after a savepoint', async () => {
      const insert = statement('batch_insert', 'insert into pieces values ($1)', '1');
      const plain = (text: string) => statement(undefined, text);
      await runStatements(client, [plain('create temp table pieces (id int unique)')]);
      await runStatements(client, [plain('insert into pieces values (1)')]);
      await runStatements(client, [plain('begin'), plain('savepoint before')]);
      for (let time = 0; time < 3; time += 1) {
        await expect(runStatements(client, [insert])).rejects.toMatchObject({ code: '23505' });
        await runStatements(client, [plain('rollback to savepoint before')]);
      }
      await runStatements(client, [{ ...insert, values: ['2'] }, plain('commit')]);
    });

    it('with an error that says who ran it', async () => {
      const failing = async () => runStatements(client, [statement(undefined, 'select 1 / 0')]);
      const error = await failing().catch((thrown: Error) => thrown);
      expect((error as Error).stack).toContain('runStatements');
    });
  });
});
