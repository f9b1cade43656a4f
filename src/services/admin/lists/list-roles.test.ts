import { afterAll, beforeAll, expect, it } from 'vitest';
import { staffRoles } from '#domain/identity/roles.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { person } from '#tests/support/ordering.ts';
import { allLists } from './all-lists.server.ts';
import { readList } from './read-list.server.ts';

const now = new Date('2026-11-15T10:00:00Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** Lists read as system, so this table is what guards them: read each change of it. */
it('lets each role read exactly the lists and columns on record', async () => {
  const lines: string[] = [];
  for (const role of [null, ...staffRoles]) {
    const actor = await person(now, role ? [role] : []);
    for (const source of allLists) {
      const result = await readList(source, new URLSearchParams(), { actor, now });
      const columns = result.ok ? result.columns.join(' ') : '–';
      lines.push(`${source.list.name} | ${role ?? 'customer'} | ${columns}`);
    }
  }
  await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot('list-roles.snapshot');
});

it('reads every list by every sort, filter, facet and view', async () => {
  const actor = await person(now, ['admin']);
  const samples = {
    days: '2026-11-01..2026-11-15',
    amount: '1..500',
    flag: 'no',
    text: 'a_%',
    choice: 'x',
  };
  for (const source of allLists) {
    const { columns, filters = {}, views = {} } = source.list;
    const searches = [
      'q=nour',
      ...Object.values(views),
      ...Object.entries(columns).flatMap(([id, { isSortable, filter }]) => [
        ...(isSortable ? [`sort=${id}`, `sort=-${id}`] : []),
        ...(filter ? [[id, filter] as const].map(sample) : []),
      ]),
      ...Object.entries(filters).flatMap((each) => [sample(each), `${each[0]}=yes`]),
    ];
    for (const search of searches) {
      const result = await readList(source, new URLSearchParams(search), { actor, now });
      expect(result, `${source.list.name}?${search}`).toHaveProperty('ok', true);
    }
  }

  function sample([id, filter]: readonly [
    string,
    { kind: keyof typeof samples; values?: readonly string[] },
  ]) {
    return `${id}=${filter.values?.join(',') ?? samples[filter.kind]}`;
  }
});
