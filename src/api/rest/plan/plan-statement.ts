import type { RawBuilder } from 'kysely';
import { requestLimits } from '../limits.ts';
import { RestError } from '../rest-error.ts';
import type { DatabaseFunction, TableInfo } from '../schema/schema.ts';
import type { RestRequest } from '../request/read-request.ts';
import {
  compileResult,
  type ResultParts,
  type ResultRow,
  type BodyShape,
} from '../sql/compile-result.ts';
import { compileCall } from '../sql/compile-call.ts';
import { compileCount } from '../sql/compile-count.ts';
import { compileRead } from '../sql/compile-read.ts';
import type { CompileContext } from '../sql/compile-select.ts';
import { compileWrite, neededColumns } from '../sql/compile-write.ts';
import type { Fragment } from '../sql/fragment.ts';
import { findFunction } from './find-function.ts';
import { findTable } from './find-table.ts';
import { planRead } from './plan-read.ts';
import { planWrite } from './plan-write.ts';
import type { ReadNode } from './read-node.ts';

export interface Statement {
  sql: RawBuilder<ResultRow>;
  accessMode: 'read only' | 'read write';
  /** The query whose estimated number of rows a program wants. */
  estimated?: Fragment;
  /** A function without a result. */
  isVoid: boolean;
}

/** Compares the request with the schema and compiles it into one SQL statement. */
export function planStatement(request: RestRequest, context: CompileContext): Statement {
  if (request.target.kind === 'function') return planCall(request, context);
  const table = findTable(context.schema, request.target.name);
  return request.method === 'GET' || request.method === 'HEAD'
    ? planTableRead(request, table, context)
    : planTableWrite(request, table, context);
}

const columnNames = (table: TableInfo) => new Set(table.columns.keys());

function planTableRead(request: RestRequest, table: TableInfo, context: CompileContext): Statement {
  const columns = columnNames(table);
  const root = { name: table.name, table, columns, isSource: false };
  const node = planRead(request, root);
  return {
    sql: compileResult({
      role: context.role,
      read: compileRead(node, context),
      shape: request.method === 'HEAD' ? 'none' : 'rows',
      media: request.media,
      ...countOf(request, node, context),
    }),
    accessMode: 'read only',
    estimated: mayEstimate(context) ? estimateOf(request, node) : undefined,
    isVoid: false,
  };
}

/** The planner knows how many rows there are, including those that the caller may not see. */
const mayEstimate = ({ role }: CompileContext) => role === 'service_key';

/** Instead of an estimate, others get an exact count up to a limit. */
function countOf(
  { preferences: { count } }: RestRequest,
  counted: ReadNode,
  context: CompileContext,
): Partial<ResultParts> {
  if (!count) return {};
  if (count === 'exact') return { counted };
  if (!mayEstimate(context)) return { counted, countLimit: requestLimits.countedRows };
  // An estimate is exact as long as it is not larger than a response.
  return count === 'estimated' ? { counted, countLimit: requestLimits.rows + 1 } : {};
}

const estimateOf = ({ preferences: { count } }: RestRequest, node: ReadNode) =>
  count === 'planned' || count === 'estimated' ? compileCount(node) : undefined;

function planTableWrite(
  request: RestRequest,
  table: TableInfo,
  context: CompileContext,
): Statement {
  const { preferences, media } = request;
  const root = { name: table.name, table, columns: columnNames(table), isSource: true };
  const node = planRead(request, root);
  const read = compileRead(node, context);
  const isShown = preferences.return === 'representation';
  const locationKey =
    preferences.return === 'headers-only' &&
    request.method === 'POST' &&
    table.primaryKey.length > 0
      ? table.primaryKey
      : undefined;
  const needed = isShown ? neededColumns(node) : (locationKey ?? 'nothing');
  const write = planWrite(request, { table, alias: node.alias, role: context.role, needed });
  return {
    sql: compileResult({
      role: context.role,
      source: compileWrite(write),
      read,
      shape: isShown ? 'rows' : 'none',
      media,
      locationKey,
    }),
    accessMode: 'read write',
    isVoid: false,
  };
}

function planCall(request: RestRequest, context: CompileContext): Statement {
  const { payload, query, method, target, preferences } = request;
  const keys = payload?.kind === 'json' ? payload.columns : query.arguments.map(([name]) => name);
  const called = findFunction(context.schema, {
    name: target.name,
    keys: [...new Set(keys)],
    payload,
  });
  requireSetForMaxAffected(request, called);
  const table = context.schema.tablesById.get(called.returnsTable ?? 0);
  const node = planRead(request, {
    name: table?.name ?? called.name,
    table,
    columns: columnsOf(called, table),
    isSource: true,
  });
  const isVolatile = called.volatility === 'v' && method === 'POST';
  return {
    sql: compileResult({
      role: context.role,
      source: compileCall(called, request),
      read: compileRead(node, context),
      shape: shapeOf(called, method),
      media: request.media,
      ...(preferences.count ? { counted: node } : {}),
    }),
    accessMode: isVolatile ? 'read write' : 'read only',
    isVoid: called.returnType === 'void',
  };
}

function columnsOf(called: DatabaseFunction, table: TableInfo | undefined) {
  if (table) return columnNames(table);
  return called.isComposite && called.columns
    ? new Set(called.columns.map(({ name }) => name))
    : undefined;
}

function shapeOf(
  { returnType, isComposite, returnsSet }: DatabaseFunction,
  method: string,
): BodyShape {
  if (returnType === 'void' || method === 'HEAD') return 'none';
  if (isComposite) return returnsSet ? 'rows' : 'row';
  return returnsSet ? 'values' : 'value';
}

function requireSetForMaxAffected({ preferences }: RestRequest, called: DatabaseFunction): void {
  const isLimited = preferences.maxAffected !== undefined && preferences.handling === 'strict';
  if (!isLimited || called.returnsSet) return;
  throw new RestError(
    400,
    'PGRST128',
    'Function must return SETOF or TABLE when max-affected preference is used with handling=strict',
  );
}
