import { DeleteResult, InsertResult, UpdateResult } from 'kysely';
import type { CompiledQuery, Transaction } from 'kysely';
import type { QueryResult } from 'pg';
import type { DB } from '#db/types.ts';
import type { Actor, UserActor } from './actor.ts';
import { roleOf } from './actor.ts';
import {
  commitStatement,
  beginStatements,
  identityStatements,
  previewStatements,
  releaseClient,
  savepointStatement,
  runStatements,
  settleStatements,
  prepareStatement,
} from './pipeline.server.ts';
import { anyTable, trackReads } from '../tracked-reads.server.ts';
import { resetPlanNames, isOutdatedPlan } from './plan-names.ts';
import { connect } from './pool.server.ts';
import { isPreviewing, readInPreview } from './preview.server.ts';
import { readOnReplica } from './read-on-replica.server.ts';
import type { Runnable, RowsOf } from './query.ts';
import { db } from './query.ts';
import { tablesInQuery } from './tables-in-query.ts';
import { traceRoundTrip, traceService } from './trace-sql.server.ts';
import {
  runTransaction,
  sendAndCommit,
  sendPipelined,
  type TransactionOptions,
} from './transaction.server.ts';
import { runClientStatement, type ClientStatementOptions } from './client-statement.server.ts';

type Rows<Queries extends readonly Runnable[]> = { [K in keyof Queries]: RowsOf<Queries[K]> };

/** Runs SQL as one actor. Each call is one transaction. */
export interface Session {
  /** Runs all queries in one round trip, read-only. */
  read<Queries extends readonly Runnable[]>(...queries: Queries): Promise<Rows<Queries>>;
  /** Like `read`, on a replica if there is one that is up to date: for reads that take long. */
  readOnReplica<Queries extends readonly Runnable[]>(...queries: Queries): Promise<Rows<Queries>>;
  /** Runs all queries in one round trip. COMMIT is sent with them, so checks must raise in SQL. */
  write<Queries extends readonly Runnable[]>(...queries: Queries): Promise<Rows<Queries>>;
  /** Runs one statement that a client of the APIs composed, within limits. */
  runClientStatement<Row>(
    query: Runnable<Row>,
    options: ClientStatementOptions<Row>,
  ): Promise<Row[]>;
  /** For work that depends on results; a throw rolls back. */
  transaction<Result>(
    work: (trx: Transaction<DB>) => Promise<Result>,
    options?: TransactionOptions,
  ): Promise<Result>;
}

export function asActor(actor: Actor): Session {
  return {
    read: (...queries) => runPipeline(actor, 'read only', queries),
    readOnReplica: (...queries) => runOnReplica(actor, queries),
    write: (...queries) => runPipeline(actor, 'read write', queries),
    runClientStatement(query, options) {
      trackReads(() => [anyTable]);
      return traceService(() => runClientStatement(actor, query, options));
    },
    transaction(work, options) {
      trackReads(() => [anyTable]);
      return traceService(() => runTransaction(actor, work, options));
    },
  };
}

export function asVisitor(): Session {
  return asActor({ kind: 'visitor' });
}

export function asUser(user: { userId: string; claims: Record<string, unknown> }): Session {
  return asActor({ kind: 'user', userId: user.userId, claims: user.claims });
}

/**
 * Bypasses row-level security: state the reason at each call. What the system does for a member of
 * staff names them, so that the audit log knows who asked.
 */
export function asSystem(options: { onBehalfOf?: UserActor } = {}): Session {
  return asActor({ kind: 'system', ...options });
}

/**
 * Runs one query for each of many actors, read-only and in one round trip. A query that fails yields
 * undefined and does not disturb the others.
 */
export async function readForEach<Row>(
  reads: readonly ActorRead<Row>[],
): Promise<(Row[] | undefined)[]> {
  const results = await sendReads(reads, identityStatements);
  if (!results.includes(undefined)) return results;
  // A failed query has ended the transaction: send all again, each after a savepoint, which takes longer.
  return sendReads(reads, previewStatements);
}

interface ActorRead<Row> {
  actor: Actor;
  query: Runnable<Row>;
}

async function sendReads<Row>(
  reads: readonly ActorRead<Row>[],
  becomeActor: typeof previewStatements,
): Promise<(Row[] | undefined)[]> {
  const visitor: Actor = { kind: 'visitor' };
  const start = [...beginStatements(visitor, 'read only'), savepointStatement()];
  // Many actors often share one query.
  const compiled = new Map(
    [...new Set(reads.map(({ query }) => query))].map((query) => [query, query.compile(db)]),
  );
  const groups = reads.map(({ actor, query }) => [
    ...becomeActor(actor),
    prepareStatement(roleOf(actor), compiled.get(query)!),
  ]);
  const client = await connect();
  try {
    const statements = [...start, ...groups.flat(), commitStatement()];
    const results = await traceRoundTrip(visitor, [...compiled.values()], () =>
      settleStatements(client, statements),
    );
    let position = start.length - 1;
    return groups.map(({ length }) => {
      const result = results[(position += length)]!;
      if (result.status === 'fulfilled') return result.value.rows as Row[];
      if (isOutdatedPlan(result.reason)) resetPlanNames();
      return undefined;
    });
  } finally {
    releaseClient(client);
  }
}

/** Runs several queries of a transaction in one round trip and returns the rows of the last. */
export async function pipeline<Query extends Runnable>(
  trx: Transaction<DB>,
  ...queries: [...Runnable[], Query]
): Promise<RowsOf<Query>> {
  const results = await sendPipelined(
    trx,
    queries.map((query) => query.compile(db)),
  );
  return rowsOf(results.at(-1)!) as RowsOf<Query>;
}

/** Sends locks and the queries that need them in one round trip; returns the rows of the queries. */
export const pipelineAfter = sendAfter(sendPipelined);

/**
 * The writes that end a transaction, what is read back from them, and COMMIT, in one round trip:
 * locks are held that much shorter. Returns the rows that were read, once everything is stored.
 */
export const commitAfter = sendAfter(sendAndCommit);

function sendAfter(send: typeof sendPipelined) {
  return async <Queries extends readonly Runnable[]>(
    trx: Transaction<DB>,
    first: readonly Runnable[],
    ...queries: Queries
  ): Promise<Rows<Queries>> => {
    const all = [...first, ...queries].map((query) => query.compile(db));
    const results = await send(trx, all);
    return results.slice(first.length).map(rowsOf) as Rows<Queries>;
  };
}

async function runOnReplica<Queries extends readonly Runnable[]>(
  actor: Actor,
  queries: Queries,
): Promise<Rows<Queries>> {
  if (isPreviewing()) return runPipeline(actor, 'read only', queries);
  const compiled = queries.map((query) => query.compile(db));
  const results = await traceService(() => readOnReplica(actor, compiled));
  if (!results) return runPipeline(actor, 'read only', queries);
  trackReads(() => compiled.flatMap(({ query }) => [...tablesInQuery(query)]));
  return results.map(rowsOf) as Rows<Queries>;
}

async function runPipeline<Queries extends readonly Runnable[]>(
  actor: Actor,
  accessMode: 'read only' | 'read write',
  queries: Queries,
): Promise<Rows<Queries>> {
  const compiled = queries.map((query) => query.compile(db));
  trackReads(() => compiled.flatMap(({ query }) => [...tablesInQuery(query)]));
  const previewed = accessMode === 'read only' ? readInPreview(actor, compiled) : undefined;
  if (previewed) return (await previewed).map(rowsOf) as Rows<Queries>;
  try {
    const send = () => sendPipeline(actor, accessMode, compiled);
    return (await traceService(send)) as Rows<Queries>;
  } catch (error) {
    // The batch was rolled back and can be sent again.
    if (!isOutdatedPlan(error)) throw error;
    resetPlanNames();
    return (await sendPipeline(actor, accessMode, compiled)) as Rows<Queries>;
  }
}

async function sendPipeline(
  actor: Actor,
  accessMode: 'read only' | 'read write',
  queries: CompiledQuery[],
): Promise<unknown[][]> {
  const start = beginStatements(actor, accessMode);
  const statements = queries.map((query) => prepareStatement(roleOf(actor), query));
  const client = await connect();
  try {
    const results = await traceRoundTrip(actor, queries, () =>
      runStatements(client, [...start, ...statements, commitStatement()]),
    );
    return results.slice(start.length, -1).map(rowsOf);
  } finally {
    releaseClient(client);
  }
}

/** A write without RETURNING yields its count, as the query's type says. */
function rowsOf({ command, rowCount, fields, rows }: QueryResult): unknown[] {
  if (fields.length > 0) return rows;
  const count = BigInt(rowCount ?? 0);
  if (command === 'INSERT') return [new InsertResult(undefined, count)];
  if (command === 'UPDATE') return [new UpdateResult(count, undefined)];
  if (command === 'DELETE') return [new DeleteResult(count)];
  return rows;
}
