import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pointTo, testDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { countRoundTrips } from '#tests/support/round-trip-counter.ts';
import {
  asSystem,
  asUser,
  asVisitor,
  commitAfter,
  pipeline,
  type Session,
} from './run-as.server.ts';

const userId = '018f3c1e-0000-4000-8000-000000000001';
const user = { userId, claims: { session_id: 's-1', role: 'service_role' } };
const currentIdentity = sql<{
  role: string;
  id: string | null;
  claims: { role?: string; session_id?: string };
}>`
  select current_user as role, auth.uid() as id, auth.jwt() as claims`;
const add = (note: string) => sql`insert into public.notes (note) values (${note})`;
const notes = sql<{ note: string }>`select note from public.notes order by note`;

let database: TestDatabase;

beforeAll(async () => {
  // One connection, so that each use follows another on it.
  process.env['DATABASE_POOL_SIZE'] = '1';
  database = await testDatabase();
  await database.owner.query(`
    create table public.notes (note text primary key, parent text,
      foreign key (parent) references public.notes deferrable initially deferred);
    grant select, insert on public.notes to anon, authenticated, service_role`);
});

afterAll(async () => {
  delete process.env['DATABASE_POOL_SIZE'];
  await database.close();
});

describe('who runs', () => {
  it('maps visitor, user and system to their roles, and a claim cannot raise the role', async () => {
    const [[visitor]] = await asVisitor().read(currentIdentity);
    const [[customer]] = await asUser(user).read(currentIdentity);
    const [[system]] = await asSystem().read(currentIdentity);
    expect(visitor).toMatchObject({ role: 'anon', id: null });
    expect(customer).toMatchObject({
      role: 'shop_user',
      id: userId,
      claims: { sub: userId, role: 'authenticated', session_id: 's-1' },
    });
    expect(system).toMatchObject({
      role: 'service_role',
      id: null,
      claims: { role: 'service_role' },
    });
  });

  it('gives statements that a client composed the lesser role of clients', async () => {
    const rolesOf = async (session: Session) => {
      const options = { accessMode: 'read only', timeout: 5_000 } as const;
      const [row] = await session.runClientStatement(currentIdentity, options);
      return [row!.role, row!.claims.role];
    };
    expect(await rolesOf(asVisitor())).toEqual(['anon', 'anon']);
    expect(await rolesOf(asUser(user))).toEqual(['authenticated', 'authenticated']);
    expect(await rolesOf(asSystem())).toEqual(['service_key', 'service_role']);
  });

  it('does not leave an identity on the connection', async () => {
    await asUser(user).transaction((trx) => currentIdentity.execute(trx));
    await expect(asUser(user).read(sql`select 1/0`)).rejects.toThrow('division by zero');
    const [[next]] = await asVisitor().read(currentIdentity);
    expect(next).toMatchObject({ role: 'anon', id: null, claims: { role: 'anon' } });
    expect(next!.claims.session_id).toBeUndefined();
  });

  it('falls back to a visitor, never to the owner, when a statement ends the transaction', async () => {
    const [, [after]] = await asSystem().read(sql`rollback`, currentIdentity);
    expect(after).toMatchObject({ role: 'anon', id: null });
  });
});

describe('one round trip', () => {
  it('sends begin, identity, all queries and commit before the first answer', async () => {
    const counter = await countRoundTrips(database.url);
    await pointTo(counter.url);
    await asVisitor().read(currentIdentity);
    expect(
      await counter.during(() => asVisitor().read(currentIdentity, currentIdentity, notes)),
    ).toBe(1);
    expect(await counter.during(() => asUser(user).write(add('flight')))).toBe(1);
    // First query with begin and identity; then one for each further wait.
    const three = () =>
      asVisitor().transaction(async (trx) => {
        await notes.execute(trx);
        await notes.execute(trx);
      });
    expect(await counter.during(three)).toBe(3);
    const two = () =>
      asVisitor().transaction((trx) => pipeline(trx, notes, currentIdentity, notes));
    expect(await counter.during(two)).toBe(2);
    const one = () => asUser(user).transaction((trx) => commitAfter(trx, [add('one')], notes));
    expect(await counter.during(one)).toBe(1);
    await pointTo(database.url);
    await counter.close();
  });
});

describe('what read and write promise', () => {
  it('refuses to write in a read', async () => {
    await expect(asSystem().read(add('read'))).rejects.toThrow('read-only transaction');
    expect(await asSystem().read(notes)).not.toContainEqual([{ note: 'read' }]);
  });

  it('refuses a second statement behind a semicolon', async () => {
    const smuggled = sql.raw('select 1; commit; delete from public.notes');
    await expect(asVisitor().read(smuggled)).rejects.toThrow('multiple commands');
  });

  it('names the real cause and undoes all when a statement in the middle fails', async () => {
    const batch = asUser(user).write(add('first'), sql`select 1/0`, add('last'));
    await expect(batch).rejects.toMatchObject({ code: '22012' });
    const [left] = await asVisitor().read(notes);
    expect(left.map(({ note }) => note)).not.toContain('first');
  });

  it('names the cause that shows only at commit', async () => {
    const orphan = sql`insert into public.notes (note, parent) values ('child', 'nobody')`;
    await expect(asUser(user).write(orphan)).rejects.toMatchObject({ code: '23503' });
  });

  it('sends nothing when a value cannot be encoded', async () => {
    const circular: Record<string, unknown> = {};
    circular['self'] = circular;
    const broken = sql`insert into public.notes (note) values (${circular})`;
    await expect(asUser(user).write(add('before'), broken)).rejects.toThrow('circular');
    const [left] = await asVisitor().read(notes);
    expect(left.map(({ note }) => note)).not.toContain('before');
  });

  it('reads decimals and big numbers as text, instants as dates, days as text, json parsed', async () => {
    const [[row]] = await asVisitor().read(sql`select 1.50::numeric as price,
      9007199254740993::int8 as big, '2026-01-02T03:04:05Z'::timestamptz as instant,
      date '2026-01-02' as day, array[date '2026-01-02'] as days, '{"a":1}'::jsonb as json`);
    expect(row).toEqual({
      price: '1.50',
      big: '9007199254740993',
      instant: new Date('2026-01-02T03:04:05Z'),
      day: '2026-01-02',
      days: ['2026-01-02'],
      json: { a: 1 },
    });
  });
});

describe('transaction', () => {
  it('commits what it did, and undoes it when the work throws', async () => {
    await asUser(user).transaction((trx) => add('kept').execute(trx));
    const failing = asUser(user).transaction(async (trx) => {
      await add('undone').execute(trx);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    const [left] = await asVisitor().read(notes);
    const found = left.map(({ note }) => note);
    expect(found).toContain('kept');
    expect(found).not.toContain('undone');
  });

  it('sends queries together that see what those before them did, and answers with the last', async () => {
    const seen = await asUser(user).transaction((trx) => pipeline(trx, add('together'), notes));
    expect(seen).toContainEqual({ note: 'together' });
    const failing = asUser(user).transaction((trx) =>
      pipeline(trx, add('undone together'), sql`select 1/0`, notes),
    );
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    const [left] = await asVisitor().read(notes);
    expect(left).not.toContainEqual({ note: 'undone together' });
  });

  it('sends COMMIT with the last queries, and undoes all of them when one fails', async () => {
    const [seen] = await asUser(user).transaction((trx) =>
      commitAfter(trx, [add('committed')], notes),
    );
    expect(seen).toContainEqual({ note: 'committed' });
    const failing = asUser(user).transaction((trx) =>
      commitAfter(trx, [add('not committed'), sql`select 1/0`], notes),
    );
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    const [left] = await asVisitor().read(notes);
    expect(left).toContainEqual({ note: 'committed' });
    expect(left).not.toContainEqual({ note: 'not committed' });
  });

  it('does not report success when a failed query was swallowed', async () => {
    const swallowing = asUser(user).transaction(async (trx) => {
      await sql`select 1/0`.execute(trx).catch(() => {});
    });
    await expect(swallowing).rejects.toMatchObject({ cause: { code: '22012' } });
  });

  it('cannot be used after its end', async () => {
    const ended = await asUser(user).transaction(async (trx) => ({ trx }));
    await expect(currentIdentity.execute(ended.trx)).rejects.toThrow('already committed');
  });
});

it('keeps plans, for each role its own, and makes them anew when a migration changes a table', async () => {
  await database.owner.query(`
    create table public.secrets (id int, reader text);
    insert into public.secrets values (1, 'anon'), (2, 'shop_user');
    alter table public.secrets enable row level security;
    create policy own on public.secrets using (reader = current_user::text);
    grant select on public.secrets to anon, authenticated`);
  const all = sql<{ id: number }>`select * from public.secrets`;
  for (let round = 0; round < 4; round += 1) {
    expect(await asVisitor().read(all)).toEqual([[{ id: 1, reader: 'anon' }]]);
    expect(await asUser(user).read(all, all)).toMatchObject([[{ id: 2 }], [{ id: 2 }]]);
  }
  await database.owner.query('alter table public.secrets add note text');
  expect(await asVisitor().read(all)).toEqual([[{ id: 1, reader: 'anon', note: null }]]);
});

it('goes on after the database dropped the connection', async () => {
  await asVisitor().read(currentIdentity);
  await expect(
    asSystem().read(sql`select pg_terminate_backend(pg_backend_pid())`),
  ).rejects.toThrow();
  const [[again]] = await asVisitor().read(currentIdentity);
  expect(again!.role).toBe('anon');
});
