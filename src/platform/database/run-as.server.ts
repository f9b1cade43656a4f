import { DeleteResult, InsertResult, UpdateResult } from 'kysely';
import type { CompiledQuery, Transaction } from 'kysely';
import type { QueryResult } from 'pg';
import type { DB } from '#db/types.ts';
import type { Actor } from './actor.ts';
import { roleOf } from './actor.ts';
import {
  commitStatement,
  beginStatements,
  releaseClient,
  sendStatements,
  awaitResults,
  prepareStatement,
} from './pipeline.server.ts';
import { anyTable, trackReads } from '../tracked-reads.server.ts';
import { resetPlanNames, isOutdatedPlan } from './plan-names.ts';
import { pool } from './pool.server.ts';
import type { Runnable, RowsOf } from './query.ts';
import { db } from './query.ts';
import { tablesInQuery } from './tables-in-query.ts';
import { runTransaction, sendPipelined } from './transaction.server.ts';

type Rows<Queries extends readonly Runnable[]> = { [K in keyof Queries]: RowsOf<Queries[K]> };

/** Runs SQL as one actor. Each call is one transaction. */
export interface Session {
  /** All queries in one network flight; PostgreSQL refuses writes. */
  read<Queries extends readonly Runnable[]>(...queries: Queries): Promise<Rows<Queries>>;
  /** All queries in one network flight. COMMIT is already under way: checks must raise in SQL. */
  write<Queries extends readonly Runnable[]>(...queries: Queries): Promise<Rows<Queries>>;
  /** For what must look at an answer before asking on; a throw rolls back. */
  transaction<Result>(work: (trx: Transaction<DB>) => Promise<Result>): Promise<Result>;
}

export function asActor(actor: Actor): Session {
  return {
    read: (...queries) => runPipeline(actor, 'read only', queries),
    write: (...queries) => runPipeline(actor, 'read write', queries),
    transaction(work) {
      trackReads(() => [anyTable]);
      return runTransaction(actor, work);
    },
  };
}

export function asVisitor(): Session {
  return asActor({ kind: 'visitor' });
}

export function asUser(user: { userId: string; claims: Record<string, unknown> }): Session {
  return asActor({ kind: 'user', userId: user.userId, claims: user.claims });
}

/** Sees and changes everything: say at the call why nobody's own rights will do. */
export function asSystem(): Session {
  return asActor({ kind: 'system' });
}

/**
 * Several queries of a transaction in one network flight; each sees what those before it did. The
 * answer is that of the last.
 */
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

async function runPipeline<Queries extends readonly Runnable[]>(
  actor: Actor,
  accessMode: 'read only' | 'read write',
  queries: Queries,
): Promise<Rows<Queries>> {
  const compiled = queries.map((query) => query.compile(db));
  trackReads(() => compiled.flatMap(({ query }) => [...tablesInQuery(query)]));
  try {
    return (await sendPipeline(actor, accessMode, compiled)) as Rows<Queries>;
  } catch (error) {
    // Nothing of the batch was kept: it can go again.
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
  const client = await pool().connect();
  try {
    const results = await awaitResults(
      sendStatements(client, [...start, ...statements, commitStatement()]),
    );
    return results.slice(start.length, -1).map(rowsOf);
  } finally {
    releaseClient(client);
  }
}

/** A write without RETURNING answers with its count, as the query's type says. */
function rowsOf({ command, rowCount, fields, rows }: QueryResult): unknown[] {
  if (fields.length > 0) return rows;
  const count = BigInt(rowCount ?? 0);
  if (command === 'INSERT') return [new InsertResult(undefined, count)];
  if (command === 'UPDATE') return [new UpdateResult(count, undefined)];
  if (command === 'DELETE') return [new DeleteResult(count)];
  return rows;
}
