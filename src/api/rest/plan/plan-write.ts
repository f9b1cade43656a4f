import type { ClientRole } from '#platform/database/actor.ts';
import { RestError } from '../rest-error.ts';
import type { ColumnInfo, TableInfo } from '../schema/schema.ts';
import type { RestRequest } from '../request/read-request.ts';
import type { RowFilter, Logic } from '../request/syntax.ts';

interface SharedPlan {
  target: { table: TableInfo; alias: string };
  where: Logic[];
  returned: string[] | 'everything' | 'nothing';
}

interface BodyPlan extends SharedPlan {
  columns: ColumnInfo[];
  /** A JSON array of the rows. */
  json: string;
  rows: number;
  /** Missing keys take the column's default instead of null. */
  usesDefaults: boolean;
}

export type WritePlan =
  | (SharedPlan & { kind: 'delete' })
  | (BodyPlan & { kind: 'update' })
  | (BodyPlan & {
      kind: 'insert';
      conflict?: { columns: string[]; resolution: 'merge-duplicates' | 'ignore-duplicates' };
    });

export interface WriteContext {
  table: TableInfo;
  alias: string;
  role: ClientRole;
  /** Columns that the response reads; nothing if it has no body. */
  needed: string[] | 'everything' | 'nothing';
}

export function planWrite(request: RestRequest, context: WriteContext): WritePlan {
  const { method } = request;
  const shared: SharedPlan = {
    target: { table: context.table, alias: context.alias },
    where: rootConditions(request),
    returned: returnedColumns(context),
  };
  if (method === 'DELETE')
    return { ...shared, kind: 'delete', where: requireFilter(shared, method) };
  const body = planBody(request, context.table);
  if (method === 'PATCH') {
    return { ...shared, ...body, kind: 'update', where: requireFilter(shared, method) };
  }
  if (method === 'PUT') return planPut(request, context.table, { ...shared, ...body });
  return { ...shared, ...body, kind: 'insert', where: [], conflict: conflictOf(request, context) };
}

const rootConditions = ({ query }: RestRequest): Logic[] =>
  [...query.filters, ...query.logic]
    .filter(({ path }) => path.length === 0)
    .map(({ value }) => value);

/** A star in the response means the columns that the caller may read. */
function returnedColumns({ table, role, needed }: WriteContext): WritePlan['returned'] {
  if (needed !== 'everything') return needed.length === 0 ? 'nothing' : needed;
  const readable = [...table.columns.values()].filter(({ readers }) => readers.includes(role));
  return readable.length === 0 || readable.length === table.columns.size
    ? 'everything'
    : readable.map(({ name }) => name);
}

/** A forgotten filter must not change every row. */
function requireFilter({ where }: SharedPlan, method: 'PATCH' | 'DELETE'): Logic[] {
  if (where.length > 0) return where;
  const statement = method === 'PATCH' ? 'UPDATE' : 'DELETE';
  throw new RestError(400, '21000', `${statement} requires a WHERE clause`);
}

function planBody(
  { payload, preferences, method }: RestRequest,
  table: TableInfo,
): Omit<BodyPlan, keyof SharedPlan> {
  if (payload?.kind !== 'json') throw new RestError(400, 'PGRST102', 'Empty or invalid json');
  const columns = payload.columns.map((name) => {
    const column = table.columns.get(name);
    if (column) return column;
    throw new RestError(
      400,
      'PGRST204',
      `Could not find the '${name}' column of '${table.name}' in the schema cache`,
    );
  });
  const isEmptyUpdate = method === 'PATCH' && payload.isArray && payload.rows === 0;
  return {
    columns: isEmptyUpdate ? [] : columns,
    json: payload.isArray ? payload.text : `[${payload.text}]`,
    rows: payload.rows,
    usesDefaults: preferences.missing === 'default',
  };
}

function conflictOf({ preferences, query }: RestRequest, { table }: WriteContext) {
  const { resolution } = preferences;
  return resolution && { resolution, columns: query.onConflict ?? table.primaryKey };
}

/** PUT writes the one row whose key the filters name. */
function planPut(request: RestRequest, table: TableInfo, body: BodyPlan): WritePlan {
  const { query } = request;
  if (query.limits.length + query.offsets.length > 0) {
    const message = 'limit/offset querystring parameters are not allowed for PUT';
    throw new RestError(400, 'PGRST114', message);
  }
  const names = query.filters.map(({ value }) => value.field.name);
  const isKey =
    query.logic.length === 0 &&
    table.primaryKey.length > 0 &&
    names.length === table.primaryKey.length &&
    table.primaryKey.every((name) => names.includes(name)) &&
    query.filters.every(({ value }) => isEquality(value));
  if (!isKey) {
    throw new RestError(
      405,
      'PGRST105',
      "Filters must include all and only primary key columns with 'eq' operators",
    );
  }
  const conflict = { columns: table.primaryKey, resolution: 'merge-duplicates' } as const;
  return { ...body, kind: 'insert', conflict };
}

const isEquality = ({ isNegated, operation, field }: RowFilter) =>
  !isNegated &&
  field.path.length === 0 &&
  operation.kind === 'comparison' &&
  operation.operator === 'eq' &&
  operation.quantifier === undefined;
