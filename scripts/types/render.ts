import type { Column } from './catalog.ts';

const types: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  json: 'Json',
  jsonb: 'Json',
  timestamp: 'Timestamp',
  timestamptz: 'Timestamp',
  int8: 'BigInteger',
  numeric: 'string',
};

const header = `// Generated from the live schema by \`npm run db:types\`; edits are lost.
import type { ColumnType, GeneratedAlways } from 'kysely';

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | JsonValue[]
  | { [key: string]: JsonValue | undefined };

/** An insert may leave it out. Unlike Kysely's own, it also wraps the column types below. */
export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>;

/** Read parsed; written as the text of JSON.stringify, or as an object. */
export type Json = ColumnType<JsonValue, string | object, string | object>;
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** Read as text, because it may not fit a number. Decimals are text both ways, to stay exact. */
export type BigInteger = ColumnType<string, string | number | bigint, string | number | bigint>;
`;

/** One interface for each table or view, and DB, which names them as queries do. */
export function render(columns: Column[]): string {
  const tables = Map.groupBy(columns, ({ schema, table }) =>
    schema === 'public' ? table : `${schema}.${table}`,
  );
  const names = [...tables.keys()];
  const interfaces = names.map((name) => renderTable(name, tables.get(name)!));
  const entries = names.map((name) => `  ${quoted(name)}: ${pascal(name)};`);
  return [header, ...interfaces, `export interface DB {\n${entries.join('\n')}\n}\n`].join('\n');
}

function renderTable(name: string, columns: Column[]): string {
  const lines = columns.map((column) => `  ${quoted(column.column)}: ${renderType(column)};`);
  return `export interface ${pascal(name)} {\n${lines.join('\n')}\n}\n`;
}

function renderType(column: Column): string {
  const element = column.allowed
    ? column.allowed.map((word) => `'${word.replaceAll("'", "\\'")}'`).join(' | ')
    : (types[column.type] ?? 'string');
  const value = column.isArray ? arrayOf(element) : element;
  const full = column.nullable ? `${value} | null` : value;
  if (column.generated) return `GeneratedAlways<${read(full)}>`;
  return column.defaulted ? `Generated<${full}>` : full;
}

/** Column types do not nest in arrays: their parts are spelt out. */
function arrayOf(element: string): string {
  return `${element.includes('|') ? `(${element})` : read(element)}[]`;
}

function read(type: string): string {
  return type
    .replace('BigInteger', 'string')
    .replace('Timestamp', 'Date')
    .replace(/\bJson\b/, 'JsonValue');
}

function pascal(name: string): string {
  return name.replace(/(?:^|[._])(\w)/g, (_, initial: string) => initial.toUpperCase());
}

function quoted(name: string): string {
  return /^[a-z_]\w*$/.test(name) ? name : `'${name}'`;
}
