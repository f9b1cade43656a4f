import { expect, it } from 'vitest';
import type { UserActor } from '#platform/database/actor.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import { ordered, person } from '#tests/support/ordering.ts';
import { rightsOf } from '../rights.ts';
import { followedTables } from './followed-tables.server.ts';
import type { FollowedChange } from './parse-followed-changes.ts';
import { readDeliveries } from './read-deliveries.server.ts';

const database = fileDatabase();
const at = '2026-11-19T10:00:00.000Z';

it('is sent with what the policies of each table ask for', async () => {
  const { rows } = await database.owner.query<{ name: string; args: string[] }>(`
    select tgrelid::regclass::text as name, string_to_array(encode(tgargs, 'escape'), '\\000') as args
    from pg_trigger where tgname = 'table_change_on_delete'`);
  const sent = Object.fromEntries(
    // Each ends with a zero byte; an empty one stands behind the key.
    rows.map(({ name, args }) => [name, args.slice(args.indexOf('') + 1, -1)]),
  );
  const tables = await followedTables();
  // When this fails, see the last lines of db/functions/notify_table_change.sql.
  expect(sent).toEqual(
    Object.fromEntries([...tables].map(([name, { policyColumns }]) => [name, policyColumns])),
  );
  expect(tables.get('notifications')!.policyColumns).toEqual([
    'created_by',
    'user_id',
    'visible_from',
  ]);
});

it('follows every table that staff edit or that holds rows of a person, and those alone', async () => {
  const { rows } = await database.owner.query<{ name: string; columns: string[] }>(`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and exists (select from pg_policy p where p.polrelid = c.oid and (
        pg_get_expr(p.polqual, p.polrelid) ~ 'auth.uid' or p.polcmd in ('*', 'a', 'w', 'd')
          and p.polroles && array['authenticated'::regrole::oid]))
      and (has_any_column_privilege('authenticated', c.oid, 'insert, update')
        or has_table_privilege('authenticated', c.oid, 'delete')
        or exists (select from pg_policy p where p.polrelid = c.oid
          and pg_get_expr(p.polqual, p.polrelid) ~ 'auth.uid'))
    order by name`);
  const followed = new Set((await followedTables()).keys());
  const missing = rows.map(({ name }) => name).filter((name) => !followed.has(name));
  // Each of the others has its reason in db/functions/notify_table_change.sql.
  expect(missing).toMatchInlineSnapshot(`
    [
      "change_sets",
    ]
  `);
  for (const name of ['faq_categories', 'footer_social_links', 'addresses', 'workshops']) {
    expect(followed).toContain(name);
  }
});

it('shows a deletion beside other changes of the same batch, and none that lacks its row', async () => {
  const mona = await person(new Date());
  const { userId } = mona;
  const [present, gone] = [
    await ordered(database.owner, mona),
    await ordered(database.owner, mona),
  ];
  await database.owner.query('delete from orders where id = $1', [gone.id]);
  const table = (await followedTables()).get('orders')!;
  const change = (type: FollowedChange['type'], id: string, row?: object): FollowedChange => ({
    ...{ table: 'orders', type, at, key: { id } },
    row: row as FollowedChange['row'],
  });
  const changes = [
    change('INSERT', gone.id),
    change('UPDATE', present.id),
    change('DELETE', gone.id, { user_id: userId }),
    change('DELETE', present.id),
    change('DELETE', crypto.randomUUID(), { user_id: crypto.randomUUID() }),
    change('DELETE', crypto.randomUUID(), {}),
  ];
  const actor: UserActor = { kind: 'user', userId, claims: {} };
  const rights = rightsOf({ actor } as Parameters<typeof rightsOf>[0]);
  const bindings = [
    { id: 1, type: '*' as const, tables: new Set(['orders']), conditions: [], selection: null },
  ];
  const follower = { rights, bindings, deliver: () => {} };
  const deliveries = await readDeliveries(table, changes, [follower]);
  expect(deliveries.map(({ change: { type, key } }) => [type, key['id']])).toEqual([
    ['UPDATE', present.id],
    ['DELETE', gone.id],
  ]);
  expect(JSON.parse(deliveries[1]!.data)).toMatchObject({ old_record: { id: gone.id } });
  expect(JSON.parse(deliveries[1]!.data)).not.toHaveProperty('record');
});
