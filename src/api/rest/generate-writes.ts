import fc from 'fast-check';
import { likelyWrite, type SampleRow, type WritableTable } from './generate-likely-writes.ts';
import type { DatabaseFunction, Schema, TableInfo } from './schema/schema.ts';

export type WriteVerb = 'insert' | 'update' | 'delete' | 'call';

/** A generated request that may change something. */
export interface GeneratedWrite {
  verb: WriteVerb;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
  /** The table or function, and the columns or arguments that the body names. */
  target: string;
  names: string[];
  caller: number;
}

export type SampleRows = ReadonlyMap<string, readonly SampleRow[]>;

interface Options {
  seed: number;
  count: number;
  /** The accounts of the callers; null for a visitor. */
  callers: (string | null)[];
  /** Rows of each table: without values that exist, no write would be accepted. */
  samples: SampleRows;
  /** Columns that some caller may name; most requests name only those. */
  columnsFor(table: string, verb: 'insert' | 'update'): string[];
  /** Most requests of a caller write what it may write. */
  writableBy(caller: number): WritableTable[];
}

/** A table, one of its rows, and the columns that may be named. */
interface Place {
  table: TableInfo;
  sample: Record<string, unknown>;
  allowed: string[];
}

const nothing = '00000000-0000-0000-0000-000000000000';
const oddValues = fc.constantFrom<unknown>(
  ...[
    '',
    'x',
    "'; drop table orders; --",
    'كرسي',
    '🪑',
    '\\',
    '{}',
    '2026-01-01',
    '1e999',
    nothing,
  ],
  ...[0, 1, -1, 1.5, 99_999_999_999_999, true, false, null],
  ...[[], [1, 'a'], {}, { a: { b: [null] } }, { constructor: 1, toString: 2 }],
);
const oddNames = fc.constantFrom('nothing', 'id', '__proto__', 'constructor', 'role', '');
const preferences = fc.constantFrom(
  ...['return=representation', 'return=representation', 'return=minimal', 'return=headers-only'],
  ...['resolution=merge-duplicates', 'resolution=ignore-duplicates', 'missing=default'],
  ...['handling=strict, max-affected=1', 'tx=rollback', 'count=exact', 'return=nonsense'],
);
const accepted = fc.constantFrom(
  ...['application/json', 'application/json', 'application/vnd.pgrst.object+json', 'text/csv'],
);

const sometimes = <Value>(arbitrary: fc.Arbitrary<Value>, weight: number) =>
  fc.oneof({ weight: 12, arbitrary: fc.constant(null) }, { weight, arbitrary });

/** A row like one that exists, under a new key, or a few columns of it. */
function rowOf({ table, sample, allowed }: Place, isWhole: boolean) {
  const all = [...table.columns.keys()];
  const names = allowed.length > 0 ? allowed : all;
  const few = (some: string[]) =>
    fc.subarray(some, { minLength: 1, maxLength: Math.min(3, some.length) });
  const many = fc.oneof(
    { weight: 3, arbitrary: fc.constant(names) },
    { weight: 1, arbitrary: fc.shuffledSubarray(names, { minLength: 1 }) },
  );
  const usual = isWhole ? many : few(names);
  const selected = fc.oneof({ weight: 4, arbitrary: usual }, { weight: 1, arbitrary: few(all) });
  const odd = fc.tuple(fc.oneof(fc.constantFrom(...all), oddNames), oddValues);
  return fc.tuple(selected, fc.uuid(), sometimes(odd, 6)).map(([columns, id, changed]) => {
    const row = new Map<string, unknown>(columns.map((name) => [name, sample[name] ?? null]));
    if (isWhole && row.has('id')) row.set('id', id);
    if (changed) row.set(...changed);
    return Object.fromEntries(row);
  });
}

/** Mostly one row by its key, sometimes many or none. */
function filterOf({ table, sample }: Place) {
  const key = table.primaryKey.map((name): [string, string] => [
    name,
    `eq.${String(sample[name])}`,
  ]);
  const [column = 'id'] = table.columns.keys();
  const owners = [...table.columns.keys()].filter((name) => name.endsWith('user_id'));
  return fc.constantFrom<[string, string][]>(
    ...[key, key, key],
    ...owners.map((name): [string, string][] => [[name, 'not.is.null']]),
    [[column, 'not.is.null']],
    [[column, 'is.null']],
    [['or', `(${column}.not.is.null,${column}.is.null)`]],
    [],
  );
}

const bodyNames = (rows: Record<string, unknown>[]) => [...new Set(rows.flatMap(Object.keys))];

type Unsent = Omit<GeneratedWrite, 'headers' | 'caller'>;

const pathOf = (name: string, parameters: [string, string][]) =>
  `/${name}?${new URLSearchParams(parameters)}`;

function insertOf(place: Place): fc.Arbitrary<Unsent> {
  const { table } = place;
  const conflicts = fc.constantFrom('', '', '', table.primaryKey.join(','), 'nothing');
  const rows = fc.array(rowOf(place, true), { minLength: 1, maxLength: 2 });
  return fc.tuple(rows, conflicts, fc.boolean()).map(([list, conflict, isSelecting]) => ({
    verb: 'insert',
    method: 'POST',
    path: pathOf(table.name, [
      ...(conflict === '' ? [] : [['on_conflict', conflict] as [string, string]]),
      ...(isSelecting ? [['select', '*'] as [string, string]] : []),
    ]),
    body: JSON.stringify(list.length === 1 ? list[0] : list),
    target: table.name,
    names: bodyNames(list),
  }));
}

function updateOf(place: Place): fc.Arbitrary<Unsent> {
  const { table, sample } = place;
  const changes = rowOf(place, false);
  const methods = fc.constantFrom('PATCH', 'PATCH', 'PATCH', 'PUT');
  return fc.tuple(changes, filterOf(place), methods).map(([row, filter, method]) => ({
    verb: method === 'PUT' ? 'insert' : 'update',
    method,
    path: pathOf(table.name, filter),
    body: JSON.stringify(method === 'PUT' ? { ...sample, ...row } : row),
    target: table.name,
    names: method === 'PUT' ? bodyNames([sample, row]) : Object.keys(row),
  }));
}

const deleteOf = (place: Place): fc.Arbitrary<Unsent> =>
  filterOf(place).map((filter) => ({
    verb: 'delete',
    method: 'DELETE',
    path: pathOf(place.table.name, filter),
    target: place.table.name,
    names: [],
  }));

function callOf({ name, parameters }: DatabaseFunction): fc.Arbitrary<Unsent> {
  const known = parameters.map((each) => each.name);
  const values = fc.array(fc.oneof(oddValues, fc.constantFrom('chair', 'orders', 'game_prizes')), {
    minLength: known.length,
    maxLength: known.length,
  });
  return fc
    .tuple(values, fc.subarray(known), sometimes(oddNames, 1), fc.boolean())
    .map(([list, some, odd, isGet]) => {
      const names = [...(list.length > 2 ? some : known), ...(odd === null ? [] : [odd])];
      const entries = names.map((each, index): [string, unknown] => [each, list[index] ?? 1]);
      const path = `rpc/${name}`;
      return isGet
        ? {
            verb: 'call',
            method: 'GET',
            path: pathOf(
              path,
              entries.map(([each, value]) => [
                each,
                typeof value === 'string' ? value : JSON.stringify(value),
              ]),
            ),
            target: name,
            names,
          }
        : {
            verb: 'call',
            method: 'POST',
            path: `/${path}`,
            body: JSON.stringify(Object.fromEntries(entries)),
            target: name,
            names,
          };
    });
}

function onTable(table: TableInfo, { samples, columnsFor }: Options): fc.Arbitrary<Unsent> {
  const known = samples.get(table.name) ?? [];
  const rows = known.length > 0 ? fc.constantFrom(...known) : fc.constant({});
  return rows.chain((sample) => {
    const placeFor = (verb: 'insert' | 'update'): Place => {
      return { table, sample, allowed: columnsFor(table.name, verb) };
    };
    const [inserting, updating] = [placeFor('insert'), placeFor('update')];
    return fc.oneof(insertOf(inserting), updateOf(updating), deleteOf(updating));
  });
}

const likelyPreferences = fc.constantFrom(
  ...['return=representation', 'return=minimal', 'return=representation', 'tx=rollback'],
);
const methods = { insert: 'POST', update: 'PATCH', delete: 'DELETE' } as const;

function likelyOf(place: WritableTable, { samples, callers }: Options): fc.Arbitrary<Unsent> {
  const { table, verb } = place;
  const rowsOf = (name: string) => samples.get(name) ?? [];
  const accounts = new Set(callers.filter((id) => id !== null));
  return likelyWrite(place, { rowsOf, accounts }).map(({ filter, rows }) => ({
    verb,
    method: methods[verb],
    path: pathOf(table.name, filter),
    ...(verb !== 'delete' && { body: JSON.stringify(rows.length === 1 ? rows[0] : rows) }),
    target: table.name,
    names: bodyNames(rows),
  }));
}

/** The same requests for the same seed. */
export function generateWrites(schema: Schema, options: Options): GeneratedWrite[] {
  const all = [...schema.tables.values()].filter(({ columns }) => columns.size > 0);
  const functions = [...schema.functions.values()].flat();
  const request = fc.nat(options.callers.length - 1).chain((caller) => {
    const writable = options.writableBy(caller);
    const anything = fc.oneof(
      { weight: 2, arbitrary: fc.constantFrom(...all).chain((table) => onTable(table, options)) },
      { weight: 1, arbitrary: fc.constantFrom(...functions).chain(callOf) },
    );
    const unlikely = fc.tuple(anything, preferences, accepted);
    if (writable.length === 0) return unlikely.map((each) => sent(each, caller));
    const likely = fc.tuple(
      fc.constantFrom(...writable).chain((place) => likelyOf(place, options)),
      likelyPreferences,
      fc.constant('application/json'),
    );
    const own = fc.constantFrom(...writable).chain(({ table }) => onTable(table, options));
    return fc
      .oneof(
        { weight: 2, arbitrary: unlikely },
        { weight: 1, arbitrary: fc.tuple(own, preferences, accepted) },
        { weight: 3, arbitrary: likely },
      )
      .map((each) => sent(each, caller));
  });
  return fc.sample(request, { seed: options.seed, numRuns: options.count });
}

const sent = ([unsent, prefer, accept]: [Unsent, string, string], caller: number) => ({
  ...unsent,
  headers: { Prefer: prefer, Accept: accept, 'Content-Type': 'application/json' },
  caller,
});
