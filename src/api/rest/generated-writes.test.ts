import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stopListening } from '#platform/database/listen.server.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { testDatabase } from '#tests/support/database.ts';
import {
  generateWrites,
  type GeneratedWrite,
  type SampleRows,
  type WriteVerb,
} from './generate-writes.ts';
import type { WritableTable } from './generate-likely-writes.ts';
import { readPermissionRecord, type RecordedVerb } from './permission-record.ts';
import type { Schema } from './schema/schema.ts';
import { currentSchema } from './schema/schema-cache.ts';
import { request, signInFourCallers, type TestCaller } from './test-callers.ts';

const verbs = ['insert', 'update', 'delete'] as const;
/** After so many the rows are read again. */
const batch = 400;
/** More of them with `npm run drill:rest`. */
const count = Number(process.env['REST_WRITES'] ?? 800);
const seed = Number(process.env['REST_SEED'] ?? 17);

/** Every change of a row, with the rows and how deep in triggers it happened. */
const recorder = `
  create schema drill;
  create table drill.changes (id bigserial, place text, verb text, before jsonb, after jsonb, depth int);
  create function drill.record() returns trigger language plpgsql security definer as $$
  begin
    insert into drill.changes (place, verb, before, after, depth)
    values (tg_table_schema || '.' || tg_table_name, lower(tg_op),
      case when tg_op <> 'INSERT' then to_jsonb(old) end,
      case when tg_op <> 'DELETE' then to_jsonb(new) end, pg_trigger_depth());
    return null;
  end $$;
  do $$ declare t record; begin
    for t in select c.oid::regclass as name from pg_class c
      where c.relkind = 'r' and c.relnamespace::regnamespace::text in ('public', 'auth', 'storage', 'private')
        and c.relname <> 'rate_limits'
    loop
      execute format('create trigger zz_drill after insert or update or delete on %s
        for each row execute function drill.record()', t.name);
    end loop;
  end $$;`;

interface Change {
  place: string;
  verb: RecordedVerb;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  depth: number;
}

/** Procedures that write; all others must leave everything as it is. */
const writers = new Map([['refresh_daily_game_analytics', /^public\.\w*(analytics|funnel)$/]]);

describe('generated writes', () => {
  let database: TestDatabase;
  let schema: Schema;
  let callers: TestCaller[];
  let samples: SampleRows | undefined;
  /** Tables whose rows go or change with those of a table, by foreign keys. */
  const followers = new Map<string, Set<string>>();
  const rights = readPermissionRecord();

  beforeAll(async () => {
    process.env['API_REQUESTS_PER_SECOND'] = '1000000';
    database = await testDatabase({ seeded: true });
    schema = await currentSchema();
    callers = await signInFourCallers();
    await database.owner.query(recorder);
    await readFollowers();
  });
  afterAll(async () => {
    delete process.env['API_REQUESTS_PER_SECOND'];
    await stopListening();
    await database.close();
  });

  /** A few rows of each table, of the callers first: they may write those. */
  async function readSamples(): Promise<SampleRows> {
    const ids = callers.flatMap(({ userId }) => userId ?? []);
    const found = new Map<string, readonly Record<string, unknown>[]>();
    for (const { name } of schema.tables.values()) {
      const { rows } = await database.owner.query<{ row: Record<string, unknown> }>(
        `select to_jsonb(t) as row from public."${name}" t
         order by (select count(*) from jsonb_each_text(to_jsonb(t)) where value = any ($1)) desc,
           t::text limit 12`,
        [ids],
      );
      const read = rows.map(({ row }) => row);
      // A table that was emptied keeps an example of what its rows look like.
      found.set(name, read.length > 0 ? read : (samples?.get(name) ?? []));
    }
    return found;
  }

  /** What a caller may write, by the record. */
  function writableBy(index: number): WritableTable[] {
    const { name, userId } = callers[index]!;
    return [...schema.tables.values()].flatMap((table) =>
      verbs.flatMap((verb): WritableTable[] => {
        const allowed = rights.get(table.name)?.rowsFor(name, verb) ?? 'none';
        if (allowed === 'none') return [];
        const columns = [...(rights.get(table.name)!.namesFor(verb) ?? [])];
        return [{ table, verb, columns, owner: allowed === 'own' ? userId : null }];
      }),
    );
  }

  async function readFollowers(): Promise<void> {
    const { rows } = await database.owner.query<{ parent: string; child: string }>(`
      with recursive followed as (
        select confrelid as parent, conrelid as child from pg_constraint
        where contype = 'f' and confdeltype in ('c', 'n', 'd')
        union
        select f.parent, c.conrelid from followed f join pg_constraint c on c.confrelid = f.child
        where c.contype = 'f' and c.confdeltype in ('c', 'n', 'd')
      )
      select p.relname as parent, c.relnamespace::regnamespace || '.' || c.relname as child
      from followed join pg_class p on p.oid = parent join pg_class c on c.oid = child`);
    for (const { parent, child } of rows) {
      followers.set(parent, (followers.get(parent) ?? new Set()).add(child));
    }
  }

  async function takeChanges(): Promise<Change[]> {
    const { rows } = await database.owner.query<Change>(
      'with gone as (delete from drill.changes returning *) select * from gone order by id',
    );
    return rows;
  }

  /** What triggers do after it is the business of the shop's own rules. */
  function requireAllowed(write: GeneratedWrite, caller: TestCaller, change: Change, what: string) {
    const named = `${what}: ${JSON.stringify(change)}`;
    if (write.verb === 'call') {
      expect(change.place, named).toMatch(writers.get(write.target) ?? /^$/);
      return;
    }
    if (change.place !== `public.${write.target}`) {
      expect(write.verb, named).toBe('delete');
      expect([...(followers.get(write.target) ?? [])], named).toContain(change.place);
      return;
    }
    // An insert may update the row that it conflicts with.
    const expected = write.verb === 'insert' ? ['insert', 'update'] : [write.verb];
    expect(expected, named).toContain(change.verb);
    const table = rights.get(write.target)!;
    const allowed = table.rowsFor(caller.name, change.verb);
    expect(allowed, named).not.toBe('none');
    if (allowed === 'own') {
      for (const row of [change.before, change.after]) {
        if (row) expect(Object.values(row), named).toContain(caller.userId);
      }
    }
    const names = table.namesFor(change.verb);
    const isConflict = write.verb === 'insert' && change.verb === 'update';
    if (names && change.verb !== 'delete' && !isConflict) {
      for (const name of write.names) expect([...names], named).toContain(name);
    }
  }

  async function check(write: GeneratedWrite): Promise<number> {
    const caller = callers[write.caller]!;
    const { method, path, headers, body } = write;
    const what = `${caller.name} ${method} ${path} ${headers['Prefer']} ${body}`;
    const init = { method, headers: { ...headers, ...caller.headers } };
    const response = await request(path, body === undefined ? init : { ...init, body });
    const text = await response.text();
    expect(response.status, `${what}: ${text.slice(0, 500)}`).toBeLessThan(500);
    const changes = await takeChanges();
    const isStored = response.ok && headers['Prefer'] !== 'tx=rollback';
    if (!isStored || method === 'GET') expect(changes, what).toEqual([]);
    const direct = changes.filter(({ depth }) => depth === 1);
    for (const change of direct) requireAllowed(write, caller, change, what);
    return direct.length;
  }

  it(`change nothing that the record of permissions forbids (${count} of them)`, async () => {
    const columnsFor = (table: string, verb: RecordedVerb) => [
      ...(rights.get(table)?.namesFor(verb) ?? []),
    ];
    const ids = callers.map(({ userId }) => userId);
    const effects = new Map<WriteVerb, number>();
    for (let start = 0; start < count; start += batch) {
      // What was written is what the next ones start from.
      samples = await readSamples();
      const size = Math.min(batch, count - start);
      const options = { seed: seed + start, count: size, callers: ids, samples };
      for (const write of generateWrites(schema, { ...options, columnsFor, writableBy })) {
        const changed = await check(write);
        if (changed > 0) effects.set(write.verb, (effects.get(write.verb) ?? 0) + 1);
      }
    }
    const changing = [...effects.values()].reduce((sum, each) => sum + each, 0);
    // The comparison would prove nothing without changes.
    for (const verb of verbs) {
      expect(effects.get(verb) ?? 0, verb).toBeGreaterThan(0);
    }
    expect(changing, `of ${count} change something`).toBeGreaterThan(count / 10);
  }, 3_600_000);
});
