import type { Writable } from 'node:stream';
import pg from 'pg';
import type { CompiledQuery } from 'kysely';
import type { Actor, DatabaseRole } from './actor.ts';
import { identityOf, isReadOnly, roleOf } from './actor.ts';
import { environment } from '../environment.server.ts';
import { UnreachableDatabaseError } from '../unreachable-database-error.ts';
import { planName } from './plan-names.ts';
import { type PreparedStatement, StatementBatch } from './statement-batch.ts';

// Exported by `pg` but not declared in its types; see pipeline-assumptions.test.ts.
const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } })
  .utils;

/**
 * Encodes values before anything is sent, so that a bad value cannot leave half a batch before
 * COMMIT. The extended protocol rejects a second statement after a semicolon.
 */
export function prepareStatement(
  role: DatabaseRole | 'any',
  query: Pick<CompiledQuery, 'sql' | 'parameters'>,
): PreparedStatement {
  return { ...prepareUnnamed(query), name: nameIfAllowed(() => planName(role, query.sql)) };
}

/** PgBouncer before 1.21 gives each transaction another connection, which does not know the names. */
export const nameIfAllowed = (name: () => string | undefined) =>
  environment().DATABASE_NAMED_PLANS === 'on' ? name() : undefined;

/** Without a name, for statements whose plan is not worth caching. */
export function prepareUnnamed({
  sql,
  parameters,
}: Pick<CompiledQuery, 'sql' | 'parameters'>): PreparedStatement {
  const values = parameters.map((value) => prepareValue(value));
  return { text: sql, values, name: undefined };
}

/** The only place that sets role and claims; both end with the transaction. */
export function beginStatements(
  actor: Actor,
  accessMode: 'read only' | 'read write',
  role = roleOf(actor),
): PreparedStatement[] {
  const begin = bare(`begin ${isReadOnly(actor) ? 'read only' : accessMode}`);
  return [begin, identityStatement(actor, role)];
}

function identityStatement(actor: Actor, as = roleOf(actor)): PreparedStatement {
  const { role, claims } = identityOf(actor, as);
  return prepareStatement('any', {
    sql: `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`,
    parameters: [role, claims],
  });
}

/** For what may take as long as it takes. */
export const unlimitedStatement = () =>
  prepareStatement('any', {
    sql: `select set_config('statement_timeout', '0', true)`,
    parameters: [],
  });

/** Until the end of the transaction, what it notifies is stored: see db/functions/before-tables/pg_notify.sql. */
export const storeNoticesStatement = () =>
  prepareStatement('any', {
    sql: `select set_config('fustat.notices', 'stored', true)`,
    parameters: [],
  });

/** Continue as another actor in the same transaction. */
export const identityStatements = (actor: Actor): PreparedStatement[] => [identityStatement(actor)];

const savepoint = 'previewed';

/** From here on, the transaction is read by `previewStatements` only. */
export const savepointStatement = () => bare(`savepoint ${savepoint}`);

/** Continue as another actor at the savepoint, also after a read that failed. */
export const previewStatements = (actor: Actor): PreparedStatement[] => [
  bare(`rollback to savepoint ${savepoint}`),
  identityStatement(actor),
];

const commit = 'commit';
export const commitStatement = () => bare(commit);
export const rollbackStatement = () => bare('rollback');

function bare(sql: string): PreparedStatement {
  return prepareStatement('any', { sql, parameters: [] });
}

/** Milliseconds. PostgreSQL ends a statement after half of it, when it is not gone itself. */
const resultLimit = 30_000;
/** Writes are committed when the synchronous replica has them, or when Patroni has given it up. */
const commitLimit = 120_000;

/**
 * Runs all statements in one round trip; throws the first failure. When they, or their commit, take
 * longer than the limit, the connection ends: the system alone would notice after a quarter of an
 * hour that the database has vanished without closing its connections.
 */
export async function runStatements(
  client: pg.ClientBase,
  statements: readonly PreparedStatement[],
  limit?: number,
): Promise<pg.QueryResult[]> {
  if (statements.length === 0) return [];
  // By itself, so that it also ends a transaction in which a statement failed.
  const isEnded = statements.length > 1 && statements.at(-1)!.text === commit;
  const batch = isEnded ? statements.slice(0, -1) : statements;
  const pending = sendInOnePacket(client, () => [
    runBatch(client, batch, limit),
    ...(isEnded ? [runBatch(client, statements.slice(-1), limit)] : []),
  ]);
  const results = await Promise.allSettled(pending);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) {
    // Its own stack leads to the socket alone.
    Error.captureStackTrace(failed.reason as Error);
    throw failed.reason;
  }
  return results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
}

function runBatch(
  client: pg.ClientBase,
  statements: readonly PreparedStatement[],
  limit = statements[0]!.text === commit ? commitLimit : resultLimit,
): Promise<pg.QueryResult[]> {
  const { promise, resolve, reject } = Promise.withResolvers<pg.QueryResult[]>();
  const batch = new StatementBatch(statements, (error, results) => {
    if (error) reject(error);
    else resolve(Array.isArray(results) ? results : [results]);
  });
  client.query(batch as unknown as pg.Submittable);
  if (limit < Infinity) destroyAfter(limit, client, promise);
  return promise;
}

/** As `runStatements`, each with its own result. */
export function settleStatements(
  client: pg.ClientBase,
  statements: readonly PreparedStatement[],
): Promise<PromiseSettledResult<pg.QueryResult>[]> {
  const pending = sendInOnePacket(client, () =>
    statements.map(async (each) => (await runBatch(client, [each], Infinity))[0]!),
  );
  const all = Promise.allSettled(pending);
  destroyAfter(resultLimit, client, all);
  return all;
}

function sendInOnePacket<Result>(client: pg.ClientBase, send: () => Result): Result {
  const stream = streamOf(client);
  stream.cork();
  try {
    return send();
  } finally {
    stream.uncork();
  }
}

function destroyAfter(limit: number, client: pg.ClientBase, last: Promise<unknown>): void {
  const silence = new Error(`The database has not answered for ${limit} ms.`);
  const destroy = () => streamOf(client).destroy(new UnreachableDatabaseError(silence));
  const timer = setTimeout(destroy, limit);
  const stop = () => clearTimeout(timer);
  last.then(stop, stop);
}

/** Discards a connection that is still in a transaction, or that has ended. */
export function releaseClient(client: pg.PoolClient): void {
  client.release(client.getTransactionStatus() !== 'I' || streamOf(client).destroyed);
}

/** Exists, but is not in the types. */
const streamOf = (client: pg.ClientBase) =>
  (client as unknown as { connection: { stream: Writable } }).connection.stream;
