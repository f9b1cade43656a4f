import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messagesOf } from '#i18n/translator.server.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { choiceText, describeFields, historyFieldName } from './describe-values.server.ts';
import { isLeftOut, kindOf } from './value-kinds.ts';

interface AuditedColumn {
  table: string;
  column: string;
  type: string;
  isHidden: boolean;
}

let database: TestDatabase;
let columns: AuditedColumn[];
/** The words that a check of the database allows in a column. */
let allowed: { table: string; column: string; text: string }[];

const schemaOf = `case a.table_name when 'users' then 'auth'
  when 'buckets' then 'storage' when 'objects' then 'storage' else 'public' end`;

beforeAll(async () => {
  database = await testDatabase();
  const read = await database.owner.query<AuditedColumn>(`
    select a.table_name as table, c.column_name as column, c.udt_name as type,
      c.column_name = any (a.hidden) as "isHidden"
    from private.audited_tables a
    join information_schema.columns c on c.table_name = a.table_name and c.table_schema = ${schemaOf}
    where c.column_name not in ('created_at', 'updated_at') and c.column_name <> all (a.ignored)
      and (a.recorded is null or c.column_name = any (a.recorded))`);
  columns = read.rows.filter(({ table, column }) => !isLeftOut(table, column));
  const checks = await database.owner.query<{ table: string; column: string; text: string }>(`
    select r.relname as table, t.attname as column,
      (regexp_matches(pg_get_constraintdef(k.oid), '''([^'']+)''::text', 'g'))[1] as text
    from pg_constraint k
    join pg_class r on r.oid = k.conrelid
    join pg_namespace n on n.oid = r.relnamespace
    join private.audited_tables a on a.table_name = r.relname and n.nspname = ${schemaOf}
    join pg_attribute t on t.attrelid = k.conrelid and t.attnum = k.conkey[1]
    where k.contype = 'c' and cardinality(k.conkey) = 1
      and pg_get_constraintdef(k.oid) ~ '(= ANY|<@) \\(?ARRAY'`);
  allowed = checks.rows.filter(({ table, column }) =>
    columns.some((each) => each.table === table && each.column === column && !each.isHidden),
  );
});

afterAll(() => database.close());

const named = (all: readonly { table: string; column: string }[]) =>
  all.map(({ table, column }) => `${table}.${column}`);

describe('every audited column', () => {
  it('has a label in both languages, as its table has', () => {
    expect(columns.length).toBeGreaterThan(300);
    const { fields, tables } = messagesOf('en').adminHistory;
    const arabic = /[\u0600-\u06FF]/;
    const unlabelled = columns.filter(
      ({ table, column }) =>
        !(table in tables) ||
        !(column in fields || `${table}_${column}` in fields) ||
        !arabic.test(historyFieldName(column, 'ar', table)),
    );
    expect(named(unlabelled)).toEqual([]);
  });

  it('has a way to show its value', () => {
    const shown = columns.filter(({ isHidden }) => !isHidden);
    const kinds: Record<string, readonly string[]> = {
      uuid: ['reference'],
      numeric: ['amount', 'share', 'number'],
      int2: ['number', 'share'],
      int4: ['number', 'share'],
      int8: ['number'],
    };
    const without = shown.filter(
      ({ table, column, type }) => kinds[type] && !kinds[type].includes(kindOf(table, column)),
    );
    expect(named(without)).toEqual([]);
  });

  it('says the words that the database allows in it in both languages', () => {
    expect(allowed.length).toBeGreaterThan(80);
    const raw = allowed.filter(
      ({ table, column, text }) =>
        kindOf(table, column) !== 'choice' || choiceText(text, 'ar') === text,
    );
    expect(raw.map(({ table, column, text }) => `${table}.${column} ${text}`)).toEqual([]);
  });
});

const describer = {
  locale: 'en',
  currency: 'EGP',
  records: new Map([
    ['products p1', 'Walnut chair'],
    ['people u1', 'Mona Farid'],
  ]),
  currencies: new Map([['o1', 'USD']]),
} as const;

const shownOf = (table: string, after: Record<string, unknown>) =>
  describeFields(
    { table, rowKey: table === 'orders' ? 'o1' : 'a', before: {}, after, hidden: [] },
    describer,
  ).map(({ name, after: text }) => `${name}: ${text}`);

describe('a value', () => {
  it.each([
    ['orders', { payable: '15.00' }, 'Total of the order: $15'],
    ['governorates', { delivery_fee: '15.50' }, 'Delivery fee: EGP\u00a015.50'],
    ['users', { banned_until: '9999-12-31T00:00:00+00:00' }, 'Blocked: For ever'],
    ['set_pieces', { product_id: 'p1' }, 'Product: Walnut chair'],
    ['orders', { collected_by: 'u1' }, 'Cash received by: Mona Farid'],
    ['orders', { coupon_id: 'c1' }, 'Coupon: No longer there'],
    ['claimed_prizes', { status: 'pending' }, 'Status: Waiting for a decision'],
    ['site_settings', { tax_rate: '14.00' }, 'Tax rate: 14%'],
    ['projects', { started_on: '2026-11-15' }, 'Started on: November 15, 2026'],
  ])('of %s is written for people', (table, after, text) => {
    expect(shownOf(table, after)).toEqual([text]);
  });

  it('with parts shows the parts that changed', () => {
    const line = {
      table: 'page_content',
      rowKey: 'a',
      before: { content: { title: 'Oak', items: [{ title: 'One' }] } },
      after: { content: { title: 'Oak', items: [{ title: 'Two' }] } },
      hidden: [],
    };
    expect(describeFields(line, describer)).toMatchObject([
      { name: 'Content · Items · 1 · Title', before: 'One', after: 'Two' },
    ]);
  });
});
