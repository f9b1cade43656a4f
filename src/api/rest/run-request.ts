import { sql } from 'kysely';
import { clientRoleOf } from '#platform/database/actor.ts';
import { asActor } from '#platform/database/run-as.server.ts';
import { environment } from '#platform/environment.server.ts';
import type { ApiCaller } from '../shared/identify-caller.ts';
import { requestLimits, statementTimeouts } from './limits.ts';
import { planStatement, type Statement } from './plan/plan-statement.ts';
import { isPostgresError, translatePostgresError } from './postgres-error.ts';
import { RestError } from './rest-error.ts';
import type { RestRequest } from './request/read-request.ts';
import { explainStatement } from './response/explain-statement.ts';
import { buildResponse } from './response/build-response.ts';
import type { RestResponse } from './response/rest-response.ts';
import type { Schema } from './schema/schema.ts';
import type { ResultRow } from './sql/compile-result.ts';
import type { Fragment } from './sql/fragment.ts';
import { writeHintFor } from './write-hints.ts';

/** Plans the request, runs its statement as the caller and builds the result. */
export async function runRequest(
  request: RestRequest,
  caller: ApiCaller,
  schema: Schema,
): Promise<RestResponse> {
  const hasAggregates = environment().REST_AGGREGATES;
  const statement = planStatement(request, {
    schema,
    role: clientRoleOf(caller.actor),
    hasAggregates,
  });
  if (request.media.kind === 'plan') return explainStatement(request.media, statement, caller);
  try {
    const [result, planned] = await Promise.all([
      runStatement(request, caller, statement),
      statement.estimated && estimateRows(statement.estimated, caller),
    ]);
    const total = totalOf(request, result, planned);
    return buildResponse(request, { ...result, total, isVoid: statement.isVoid });
  } catch (error) {
    throw isPostgresError(error) ? explain(error, request, caller) : error;
  }
}

async function runStatement(
  request: RestRequest,
  caller: ApiCaller,
  { sql: query, accessMode }: Statement,
): Promise<ResultRow> {
  const { preferences } = request;
  const isWrite = accessMode === 'read write';
  let rejection: RestError | undefined;
  const [result] = await asActor(caller.actor).runClientStatement(query, {
    accessMode,
    timeout: statementTimeouts[caller.kind],
    settings: {
      'request.method': request.method,
      ...(preferences.timezone ? { timezone: preferences.timezone } : {}),
    },
    shouldCommit:
      isWrite && isUndecided(request)
        ? ([row]) => {
            rejection = rejectionOf(request, row!);
            return !rejection && preferences.tx !== 'rollback';
          }
        : undefined,
  });
  rejection ??= rejectionOf(request, result!);
  if (rejection) throw rejection;
  return result!;
}

/** Whether the result decides if the transaction is committed. */
const isUndecided = ({ preferences, media, method }: RestRequest) =>
  media.kind === 'object' ||
  preferences.tx === 'rollback' ||
  preferences.maxAffected !== undefined ||
  method === 'PUT';

function rejectionOf(request: RestRequest, { rows, bytes }: ResultRow): RestError | undefined {
  const { preferences, media, method, target } = request;
  const { maxAffected, handling } = preferences;
  if (bytes > requestLimits.responseBytes) {
    return new RestError(400, 'PGRST100', 'The result is too large', {
      details: 'Select fewer rows or columns.',
    });
  }
  if (method === 'PUT' && rows !== 1) {
    return new RestError(
      400,
      'PGRST115',
      'Payload values do not match URL in primary key column(s)',
    );
  }
  const isAffecting = target.kind === 'function' || method === 'PATCH' || method === 'DELETE';
  if (isAffecting && handling === 'strict' && maxAffected !== undefined && rows > maxAffected) {
    return new RestError(
      400,
      'PGRST124',
      'Query result exceeds max-affected preference constraint',
      {
        details: `The query affects ${rows} rows`,
      },
    );
  }
  if (media.kind === 'object' && rows !== 1) {
    return new RestError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
      details: `The result contains ${rows} rows`,
    });
  }
  return undefined;
}

interface PlanRow {
  'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }];
}

async function estimateRows(counted: Fragment, caller: ApiCaller): Promise<number> {
  const [row] = await asActor(caller.actor).runClientStatement(
    sql<PlanRow>`explain (format json) ${counted}`,
    { accessMode: 'read only', timeout: statementTimeouts[caller.kind] },
  );
  return row!['QUERY PLAN'][0].Plan['Plan Rows'];
}

function totalOf(
  { preferences: { count } }: RestRequest,
  { total }: ResultRow,
  planned: number | undefined,
): number | undefined {
  if (count === 'planned') return planned;
  const isLarge = total !== undefined && total > requestLimits.rows;
  return count === 'estimated' && isLarge ? Math.max(total, planned ?? 0) : total;
}

/** No right to write the table or the column, not to a row; or a column that PostgreSQL computes. */
const isClosed = ({ code, message }: RestError) =>
  code === '428C9' ||
  (code === '42501' && /^(permission denied for (table|view)|only the shop )/.test(message));

/** Adds what to call instead, where a table keeps rules that only a service knows. */
function explain(
  error: Parameters<typeof translatePostgresError>[0],
  { target, method }: RestRequest,
  caller: ApiCaller,
): RestError {
  const translated = translatePostgresError(error, caller.kind !== 'anonymous');
  const isWrite = target.kind === 'table' && method !== 'GET' && method !== 'HEAD';
  if (!isWrite || !isClosed(translated)) return translated;
  const { status, code, message, details, headers } = translated;
  const hint = writeHintFor(target.name);
  return new RestError(status, code, message, { details, hint, headers });
}
