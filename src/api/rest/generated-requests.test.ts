import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stopListening } from '#platform/database/listen.server.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { testDatabase } from '#tests/support/database.ts';
import { generateRequests, keyAlias, type GeneratedRequest } from './generate-requests.ts';
import { statementTimeout } from './limits.ts';
import type { Schema, TableInfo } from './schema/schema.ts';
import { currentSchema } from './schema/schema-cache.ts';
import { request, signInFourCallers, type TestCaller } from './test-callers.ts';

/** More of them with `npm run drill:rest`. */
const count = Number(process.env['REST_REQUESTS'] ?? 1_500);
const seed = Number(process.env['REST_SEED'] ?? 17);
/** A busy machine answers late, although PostgreSQL has cancelled the statement in time. */
const slack = 5_000;

describe('generated requests', () => {
  let database: TestDatabase;
  let schema: Schema;
  let callers: TestCaller[];
  /** Keys of the rows that a caller may see, by caller and table. */
  const visible = new Map<string, Set<string>>();

  beforeAll(async () => {
    process.env['API_REQUESTS_PER_SECOND'] = '1000000';
    database = await testDatabase({ seeded: true });
    schema = await currentSchema();
    callers = await signInFourCallers();
    for (const caller of callers) {
      for (const table of schema.tables.values()) {
        visible.set(`${caller.name} ${table.name}`, await readKeys(caller, table));
      }
    }
  });
  afterAll(async () => {
    await stopListening();
    await database.close();
  });

  /** Reads directly as the caller's role, without the API. */
  async function readKeys({ userId }: TestCaller, table: TableInfo): Promise<Set<string>> {
    const { owner } = database;
    const role = userId === null ? 'anon' : 'authenticated';
    await owner.query(`begin; set local role ${role}`);
    try {
      const claims = JSON.stringify({ sub: userId, role });
      await owner.query(`select set_config('request.jwt.claims', $1, true)`, [claims]);
      const names = table.primaryKey.map((name) => `"${name}"`).join(', ');
      const { rows } = await owner.query<{ key: unknown }>(
        `select json_build_array(${names}) as key from public."${table.name}"`,
      );
      return new Set(rows.map(({ key }) => JSON.stringify(key)));
    } catch {
      return new Set();
    } finally {
      await owner.query('rollback');
    }
  }

  type Row = Record<string, unknown>;

  /** Compares a row and everything embedded in it with what the caller may see. */
  function requireVisible(caller: TestCaller, table: TableInfo, row: Row, what: string): number {
    const key = JSON.stringify(table.primaryKey.map((_, index) => row[keyAlias(index)]));
    expect(visible.get(`${caller.name} ${table.name}`)!.has(key), `${what}: ${key}`).toBe(true);
    let checked = 1;
    for (const [name, value] of Object.entries(row)) {
      const embedded = schema.tables.get(name);
      if (!embedded || typeof value !== 'object' || value === null || table.columns.has(name))
        continue;
      for (const inner of Array.isArray(value) ? value : [value]) {
        checked += requireVisible(caller, embedded, inner as Row, what);
      }
    }
    return checked;
  }

  async function check({ path, headers, caller: index }: GeneratedRequest): Promise<number> {
    const caller = callers[index]!;
    const what = `${caller.name} ${path} ${JSON.stringify(headers)}`;
    const started = performance.now();
    const response = await request(path, { headers: { ...caller.headers, ...headers } });
    const text = await response.text();
    expect(response.status, `${what}: ${text.slice(0, 500)}`).toBeLessThan(500);
    expect(performance.now() - started, what).toBeLessThan(
      statementTimeout('authenticated') + slack,
    );
    if (!response.ok || headers['Accept'] === 'text/csv') return 0;
    const parsed = JSON.parse(text) as Row | Row[];
    const table = schema.tables.get(path.slice(1, path.indexOf('?')))!;
    if (table.primaryKey.length === 0) return 0;
    return [parsed].flat().reduce((sum, row) => sum + requireVisible(caller, table, row, what), 0);
  }

  it(`get no server error and no row that the policies forbid (${count} of them)`, async () => {
    let rows = 0;
    const batch = 5_000;
    for (let done = 0; done < count; done += batch) {
      const size = Math.min(batch, count - done);
      const options = { seed: seed + done, count: size, callers: callers.length };
      for (const each of generateRequests(schema, options)) rows += await check(each);
    }
    // The comparison would prove nothing without rows.
    expect(rows).toBeGreaterThan(count / 4);
  }, 3_600_000);
});
