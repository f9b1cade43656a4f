import { sql } from 'kysely';
import { clientRoleOf, type ClientRole } from '#platform/database/actor.ts';
import { asActor } from '#platform/database/run-as.server.ts';
import { environment } from '#platform/environment.server.ts';
import type { ApiCaller } from '../shared/identify-caller.ts';
import { requestLimits, responseBytes, statementTimeout } from './limits.ts';
import { planStatement, type Statement } from './plan/plan-statement.ts';
import { rejectPatterns } from './plan/reject-patterns.ts';
import { explainError, isPostgresError } from './postgres-error.ts';
import { RestError } from './rest-error.ts';
import type { RestRequest } from './request/read-request.ts';
import { explainStatement } from './response/explain-statement.ts';
import { buildResponse } from './response/build-response.ts';
import { quoteFormulas } from './response/quote-formulas.ts';
import type { RestResponse } from './response/rest-response.ts';
import type { Schema } from './schema/schema.ts';
import type { ResultRow } from './sql/compile-result.ts';
import type { Fragment } from './sql/fragment.ts';

interface RunContext {
  caller: ApiCaller;
  schema: Schema;
  /** Called with the milliseconds that the database took. */
  charge(milliseconds: number): void;
}

/** Plans the request, runs its statement as the caller and builds the result. */
export async function runRequest(
  request: RestRequest,
  { caller, schema, charge }: RunContext,
): Promise<RestResponse> {
  const hasAggregates = environment().REST_AGGREGATES;
  const role = clientRoleOf(caller.actor);
  if (role === 'anon') rejectPatterns(request);
  const statement = planStatement(request, { schema, role, hasAggregates });
  if (request.media.kind === 'plan') return explainStatement(request.media, statement, caller);
  const began = performance.now();
  try {
    const [result, planned] = await Promise.all([
      runStatement(request, caller, statement, charge),
      statement.estimated && estimateRows(statement.estimated, caller),
    ]);
    const total = totalOf(request, result, planned);
    const body = request.media.kind === 'csv' ? await quoteFormulas(result.body) : result.body;
    return buildResponse(request, { ...result, body, total, isVoid: statement.isVoid });
  } catch (error) {
    if (!isPostgresError(error)) throw error;
    charge(Math.min(performance.now() - began, statementTimeout(role)));
    throw explainError(error, request, caller);
  }
}

async function runStatement(
  request: RestRequest,
  caller: ApiCaller,
  { sql: query, accessMode }: Statement,
  charge: RunContext['charge'],
): Promise<ResultRow> {
  const { preferences } = request;
  const role = clientRoleOf(caller.actor);
  const isWrite = accessMode === 'read write';
  let rejection: RestError | undefined;
  const [result] = await asActor(caller.actor).runClientStatement(query, {
    accessMode,
    timeout: statementTimeout(role),
    settings: {
      // What functions and policies may read, under the names of the hosted backend.
      'request.method': request.method,
      'request.path': request.path,
      'request.headers': request.headers,
      ...(preferences.timezone ? { timezone: preferences.timezone } : {}),
    },
    shouldCommit:
      isWrite && isUndecided(request)
        ? ([row]) => {
            rejection = rejectionOf(request, row!, role);
            return !rejection && preferences.tx !== 'rollback';
          }
        : undefined,
  });
  charge(result!.milliseconds);
  rejection ??= rejectionOf(request, result!, role);
  if (rejection) throw rejection;
  return result!;
}

/** Whether the result decides if the transaction is committed. */
const isUndecided = ({ preferences, media, method }: RestRequest) =>
  media.kind === 'object' ||
  preferences.tx === 'rollback' ||
  preferences.maxAffected !== undefined ||
  method === 'PUT';

function rejectionOf(
  request: RestRequest,
  { rows, bytes }: ResultRow,
  role: ClientRole,
): RestError | undefined {
  const { preferences, media, method, target } = request;
  const { maxAffected, handling } = preferences;
  const maxBytes = responseBytes[role];
  if (bytes > maxBytes) {
    return new RestError(400, 'PGRST100', 'The result is too large', {
      details: `It has ${bytes} bytes of at most ${maxBytes}.`,
      hint: 'Select fewer rows, columns or embedded resources, or ask for it in parts.',
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
    { accessMode: 'read only', timeout: statementTimeout(clientRoleOf(caller.actor)) },
  );
  return row!['QUERY PLAN'][0].Plan['Plan Rows'];
}

function totalOf(
  { preferences: { count } }: RestRequest,
  { total }: ResultRow,
  planned: number | undefined,
): number | undefined {
  if (planned === undefined) return total;
  if (count === 'planned') return planned;
  const isLarge = total !== undefined && total > requestLimits.rows;
  return count === 'estimated' && isLarge ? Math.max(total, planned) : total;
}
