import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { defineList } from '#domain/admin/lists/list.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import { person } from '#tests/support/ordering.ts';
import type { Customer } from '../../shared/customer.ts';
import { defineListSource } from './list-source.ts';
import { readList } from './read-list.server.ts';

const now = new Date('2026-11-15T10:00:00Z');
const rowCount = 137;

/** Rows with many ties and empty cells; ids run against the order of the values. */
const list = defineList({
  name: 'sample',
  path: '/admin/sample',
  roles: ['sales'],
  columns: {
    label: { type: 'text', isSortable: true, filter: { kind: 'text' } },
    size: { type: 'number', isSortable: true, filter: { kind: 'amount' } },
    made: { type: 'time', isSortable: true, filter: { kind: 'days' } },
    day: { type: 'day', isSortable: true, filter: { kind: 'days' } },
    price: { type: 'money', isSortable: true, filter: { kind: 'amount' } },
    state: { type: 'status', filter: { kind: 'choice', values: ['even', 'odd'] } },
    isLarge: { type: 'flag', isSortable: true, filter: { kind: 'flag' } },
    secret: { type: 'text', isSortable: true, filter: { kind: 'text' }, roles: ['marketing'] },
  },
  hasSearch: true,
  facets: ['state'],
  defaultSort: 'label',
});

const source = defineListSource(list, () => ({
  from: sql`(select n, (lpad(to_hex(1000 - n), 8, '0') || '-0000-4000-8000-000000000000')::uuid as id,
    case when n % 5 = 0 then null else n % 7 end as size
    from generate_series(1, ${sql.lit(rowCount)}) n) s`,
  id: sql`s.id`,
  columns: {
    label: sql`'row ' || (s.n % 10)`,
    size: { value: sql`s.size`, isNullable: true },
    made: {
      value: sql`case when s.n % 4 > 0
        then '2026-11-01T21:59:59.123456Z'::timestamptz + (s.n % 6) * interval '0.000001 second' end`,
      isNullable: true,
    },
    day: sql`'2026-11-01'::date + s.n % 3`,
    price: { value: sql`(s.n % 9) * 10.25::numeric(12, 2)`, currency: sql<string>`'EGP'` },
    state: sql`case when s.n % 2 = 0 then 'even' else 'odd' end`,
    isLarge: sql`s.n > 100`,
    secret: sql`'secret'`,
  },
  search: (text) => sql`'row ' || s.n = ${text}`,
  extras: { n: sql<number>`s.n` },
}));

let sales: Customer;
const database = fileDatabase({
  arrange: async () => {
    sales = await person(now, ['sales']);
  },
});

async function read(search: string, actor = sales) {
  const result = await readList(source, new URLSearchParams(search), { actor, now });
  if (!result.ok) throw new Error(result.reason);
  return result;
}

/** Follows the pages from one end to the other. */
async function walk(search: string, direction: 'next' | 'previous', start = '') {
  const pages: number[][] = [];
  let cursor = start;
  for (;;) {
    const page = await read(`${search}${cursor}`);
    pages.push(page.rows.map(({ n }) => n));
    if (!page[direction]) return { pages, last: page };
    cursor = `&${direction === 'next' ? 'after' : 'before'}=${page[direction]}`;
  }
}

describe('the pages of a list', () => {
  it.each(['label', 'size', 'made', 'day', 'price', 'isLarge'].flatMap((id) => [id, `-${id}`]))(
    'visit every row once when sorted by %s, and the same backward',
    async (sort) => {
      const forward = await walk(`sort=${sort}`, 'next');
      const rows = forward.pages.flat();
      expect(new Set(rows).size).toBe(rowCount);
      expect(rows).toHaveLength(rowCount);
      const lastRows = forward.pages.at(-1)!;
      const backward = await walk(`sort=${sort}`, 'previous', `&before=${forward.last.previous}`);
      expect([...backward.pages.toReversed().flat(), ...lastRows]).toEqual(rows);
    },
  );

  it('put empty cells last in both directions', async () => {
    for (const sort of ['size', '-size']) {
      const { rows } = await read(`sort=${sort}`);
      expect(rows[0]!.size).not.toBeNull();
      const { pages, last } = await walk(`sort=${sort}`, 'next');
      expect(pages.length).toBeGreaterThan(1);
      expect(last.rows.at(-1)!.size).toBeNull();
    }
  });
});

describe('what a list counts and finds', () => {
  it('counts rows, and rows of each value under the other filters', async () => {
    const all = await read('');
    expect(all.count).toEqual({ rows: rowCount, isExact: true });
    expect(all.facets).toEqual({ state: { even: 68, odd: 69 } });
    const large = await read('isLarge=yes&state=odd');
    expect(large.count).toEqual({ rows: 19, isExact: true });
    expect(large.facets).toEqual({ state: { even: 18, odd: 19 } });
  });

  it('filters by Cairo days, amounts and numbers, ends included', async () => {
    // 21:59:59 in UTC is the last second of the day in Cairo.
    expect((await read('made=2026-11-01')).count.rows).toBe(rowCount - 34);
    expect((await read('made=2026-11-02..')).count.rows).toBe(0);
    expect((await read('day=2026-11-02')).rows.every(({ day }) => day === '2026-11-02')).toBe(true);
    const amounts = (await read('price=10.25..20.50')).rows.map(({ price }) => price?.amount);
    expect(new Set(amounts)).toEqual(new Set(['10.25', '20.50']));
    expect((await read('size=>=5.5')).rows.every(({ size }) => size === 6)).toBe(true);
  });

  it('searches', async () => {
    expect((await read('q=row 12')).rows.map(({ n }) => n)).toEqual([12]);
  });
});

describe('who reads a list', () => {
  it('shows it to its roles and to admins, with the columns that each may see', async () => {
    expect((await read('')).columns).not.toContain('secret');
    expect((await read('')).rows[0]).not.toHaveProperty('secret');
    const admin = await person(now, ['admin']);
    expect((await read('', admin)).rows[0]).toHaveProperty('secret', 'secret');
  });

  it('rejects others, also when the role was taken a moment ago', async () => {
    const rejected = { ok: false, reason: 'forbidden' };
    const readAs = async (actor: Customer) =>
      readList(source, new URLSearchParams(), { actor, now });
    expect(await readAs(await person(now, ['marketing']))).toEqual(rejected);
    expect(await readAs(await person(now))).toEqual(rejected);
    const former = await person(now, ['sales']);
    expect(await readAs(former)).toMatchObject({ ok: true });
    await database.owner.query('delete from user_roles where user_id = $1', [former.userId]);
    expect(await readAs(former)).toEqual(rejected);
  });

  it('neither filters nor sorts by a column that the reader may not see', async () => {
    const page = await read('secret=nothing&sort=-secret');
    expect(page.count.rows).toBe(rowCount);
    expect(page.state.sort.column).toBe('label');
  });
});

describe('input that means harm', () => {
  const attacks = [
    `'; drop table orders; --`,
    `' or 1=1 --`,
    '%00',
    '\\',
    '${1}',
    '$1',
    '"',
    '1e400',
    'NaN',
  ];
  const names = [
    'q',
    'label',
    'size',
    'made',
    'day',
    'price',
    'state',
    'isLarge',
    'sort',
    'cols',
    'view',
  ];
  it.each(names)('is a plain value or nothing in %s', async (name) => {
    for (const attack of attacks) {
      const search = new URLSearchParams({ [name]: attack });
      await expect(readList(source, search, { actor: sales, now })).resolves.toHaveProperty('ok');
    }
  });

  it('is ignored in cursors', async () => {
    const id = '00000001-0000-4000-8000-000000000000';
    const values = [
      'x',
      '',
      null,
      '99999999999999999999',
      '2026-02-30 10:00:00+00',
      'infinity',
      5,
      {},
    ];
    for (const value of values) {
      for (const sort of ['label', 'size', 'made', 'day', 'price', 'isLarge']) {
        for (const edge of [[value, id], [value, "' or 1=1"], [value], 'x']) {
          const cursor = Buffer.from(JSON.stringify(edge)).toString('base64url');
          expect(await read(`sort=${sort}&after=${cursor}`)).toHaveProperty('ok', true);
          expect(await read(`sort=${sort}&before=${cursor}`)).toHaveProperty('ok', true);
        }
      }
    }
  });
});
