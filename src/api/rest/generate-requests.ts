import fc from 'fast-check';
import type { Schema, TableInfo } from './schema/schema.ts';

/** A generated read, and the tables whose keys its rows contain. */
export interface GeneratedRequest {
  path: string;
  headers: Record<string, string>;
  caller: number;
}

/** The key of a row is selected under this name, so that it can be compared. */
export const keyAlias = (index: number) => `pk${index}`;

const values = fc.constantFrom(
  ...['', '1', '-1', 'x', 'null', 'true', '*', '%', '{a,b}', '{', '(1,2)', '(', '"', "'", '\\'],
  ...['2026-01-01', '1e999', '99999999999999999999', 'كرسي', '🪑', ' ', 'a&b', '[1,2)', '{"a":1}'],
  '00000000-0000-0000-0000-000000000000',
);
const operators = fc.constantFrom(
  ...'eq neq gt gte lt lte like ilike match imatch in is isdistinct'.split(' '),
  ...'fts plfts phfts wfts cs cd ov sl sr nxr nxl adj'.split(' '),
  ...['eq(any)', 'like(all)', 'not.eq', 'not.in', 'not.is', 'fts(english)', 'nonsense'],
);
const casts = fc.constantFrom('', '', '', '::text', '::integer', '::jsonb', '::regclass', '::x');
const paths = fc.constantFrom('', '', '', '->a', '->>a', '->0', '->a->>-1', '->"x y"');

/** Mostly names of the schema, sometimes none. */
const columnOf = ({ columns }: TableInfo) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...columns.keys()) },
    { weight: 1, arbitrary: fc.constantFrom('nothing', 'id', 'count', 'json_agg', 'name.sum()') },
  );

function fieldOf(table: TableInfo) {
  return fc
    .tuple(columnOf(table), paths, casts, fc.constantFrom('', '', 'alias:'))
    .map(([column, path, cast, alias]) => `${alias}${column}${path}${cast}`);
}

const keysOf = ({ primaryKey }: TableInfo) =>
  primaryKey.map((name, index) => `${keyAlias(index)}:${name}`);

function selectOf(table: TableInfo, depth: number): fc.Arbitrary<string> {
  const fields = fc.array(fieldOf(table), { maxLength: 3 });
  const embeds = depth === 0 ? fc.constant([]) : fc.array(embedOf(table, depth), { maxLength: 2 });
  return fc
    .tuple(fields, embeds, fc.boolean())
    .map(([own, others, isStar]) =>
      [...keysOf(table), ...(isStar ? ['*'] : own), ...others].join(','),
    );
}

function embedOf(table: TableInfo, depth: number): fc.Arbitrary<string> {
  if (table.relationships.length === 0) return fc.constant('nothing(id)');
  return fc.constantFrom(...table.relationships).chain((relationship) => {
    const { foreignTable } = relationship;
    const hint = relationship.kind === 'key' ? `!${relationship.constraint}` : '';
    const joins = fc.constantFrom('', '', '!inner', '!left');
    return fc
      .tuple(selectOf(foreignTable, depth - 1), joins, fc.boolean())
      .map(([select, join, isHinted]) => {
        const usedHint = isHinted ? hint : '';
        return `${foreignTable.name}${usedHint}${join}(${select})`;
      });
  });
}

const filterOf = (table: TableInfo) =>
  fc
    .tuple(columnOf(table), paths, operators, values)
    .map(([column, path, operator, value]): [string, string] => [
      `${column}${path}`,
      `${operator}.${value}`,
    ]);

const logicOf = (table: TableInfo) =>
  fc
    .tuple(fc.constantFrom('or', 'and', 'not.or'), fc.array(filterOf(table), { maxLength: 3 }))
    .map(([operator, members]): [string, string] => [
      operator,
      `(${members.map((member) => member.join('.')).join(',')})`,
    ]);

const orderOf = (table: TableInfo) =>
  fc
    .tuple(columnOf(table), fc.constantFrom('', '.desc', '.asc.nullslast', '.nonsense'))
    .map(([column, direction]): [string, string] => ['order', `${column}${direction}`]);

const ranges = fc
  .tuple(fc.constantFrom('limit', 'offset'), fc.constantFrom('0', '1', '3', '-1', 'x', '9999999'))
  .map(([name, value]): [string, string] => [name, value]);

const preferences = fc.constantFrom(
  ...['', 'count=exact', 'count=planned', 'count=estimated', 'handling=strict, x=y'],
  'timezone=Africa/Cairo',
);
const accepted = fc.constantFrom(
  ...['application/json', 'application/json', 'application/vnd.pgrst.object+json', 'text/csv'],
  ...['application/vnd.pgrst.array+json;nulls=stripped', 'text/html'],
);

function requestOf(table: TableInfo, callers: number): fc.Arbitrary<GeneratedRequest> {
  const conditions = fc.array(fc.oneof(filterOf(table), logicOf(table), orderOf(table), ranges), {
    maxLength: 3,
  });
  const parts = [
    selectOf(table, 2),
    conditions,
    preferences,
    accepted,
    fc.nat(callers - 1),
  ] as const;
  return fc.tuple(...parts).map(([select, parameters, prefer, accept, caller]) => {
    const search = new URLSearchParams([['select', select], ...parameters]);
    const headers = { Accept: accept, ...(prefer === '' ? {} : { Prefer: prefer }) };
    return { path: `/${table.name}?${search}`, headers, caller };
  });
}

/** The same requests for the same seed. */
export function generateRequests(
  { tables }: Schema,
  { seed, count, callers }: { seed: number; count: number; callers: number },
): GeneratedRequest[] {
  const readable = [...tables.values()].filter(({ columns }) => columns.size > 0);
  const any = fc.constantFrom(...readable).chain((table) => requestOf(table, callers));
  return fc.sample(any, { seed, numRuns: count });
}
