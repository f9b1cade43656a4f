import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asVisitor, readForEach } from './run-as.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const users = Array.from({ length: 5 }, () => ({
  kind: 'user' as const,
  userId: crypto.randomUUID(),
  claims: {},
}));
const whoami = sql<{
  role: string;
  id: string | null;
}>`select current_user::text as role, auth.uid() as id`;

it('reads as each actor, and leaves no identity behind', async () => {
  const actors = [{ kind: 'visitor' as const }, ...users, { kind: 'system' as const }];
  const results = await readForEach(actors.map((actor) => ({ actor, query: whoami })));
  expect(results.flat()).toEqual([
    { role: 'anon', id: null },
    ...users.map(({ userId }) => ({ role: 'shop_user', id: userId })),
    { role: 'service_role', id: null },
  ]);
  expect(await asVisitor().read(whoami)).toEqual([[{ role: 'anon', id: null }]]);
});

it('yields undefined for a query that fails, and the rows of the others', async () => {
  const failing = sql<{ role: string; id: string | null }>`select ('x' || auth.uid())::int as id`;
  const reads = users.map((actor, index) => ({ actor, query: index === 2 ? failing : whoami }));
  const results = await readForEach(reads);
  expect(results[2]).toBeUndefined();
  expect(results.map((rows) => rows?.[0]?.id)).toEqual(
    users.map(({ userId }, index) => (index === 2 ? undefined : userId)),
  );
  expect(await readForEach([])).toEqual([]);
});

it('writes nothing', async () => {
  const query = sql`create table public.made_by_nobody (id int)`;
  expect(await readForEach([{ actor: { kind: 'system' }, query }])).toEqual([undefined]);
});
