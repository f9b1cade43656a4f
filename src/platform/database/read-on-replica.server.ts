import type { CompiledQuery } from 'kysely';
import type { QueryResult } from 'pg';
import { Counter } from 'prom-client';
import { roleOf, type Actor } from './actor.ts';
import { log } from '../log.server.ts';
import { metricsRegistry } from '../metrics-registry.server.ts';
import {
  beginStatements,
  commitStatement,
  prepareStatement,
  releaseClient,
  runStatements,
} from './pipeline.server.ts';
import { pool } from './pool.server.ts';
import { hasReachedSql, nextReplica, positionSql } from './replica-pools.server.ts';
import { traceRoundTrip } from './trace-sql.server.ts';

const reads = new Counter({
  name: 'replica_reads_total',
  help: 'Reads that were sent to a replica. The primary is read where it lags behind or fails.',
  labelNames: ['result'] as const,
  registers: [metricsRegistry],
});

/**
 * Reads on a replica, but never less than what was committed when the read began: the caller always
 * finds its own writes. Undefined when no replica has come that far or answers.
 */
export async function readOnReplica(
  actor: Actor,
  queries: readonly CompiledQuery[],
): Promise<QueryResult[] | undefined> {
  const replica = nextReplica();
  if (!replica) return undefined;
  const { rows } = await pool().query<{ position: string }>(positionSql);
  const start = [...beginStatements(actor, 'read only'), hasReached(rows[0]!.position)];
  const statements = queries.map((query) => prepareStatement(roleOf(actor), query));
  try {
    const client = await replica.connect();
    try {
      const results = await traceRoundTrip(actor, queries, () =>
        runStatements(client, [...start, ...statements, commitStatement()]),
      );
      const { is_reached: isReached } = results[start.length - 1]!.rows[0] as Reached;
      reads.inc({ result: isReached ? 'used' : 'behind' });
      return isReached ? results.slice(start.length, -1) : undefined;
    } finally {
      releaseClient(client);
    }
  } catch (error) {
    reads.inc({ result: 'failed' });
    log.warn({ err: error }, 'a replica does not answer, the primary is read instead');
    return undefined;
  }
}

type Reached = { is_reached: boolean };

const hasReached = (position: string) =>
  prepareStatement('any', { sql: hasReachedSql, parameters: [position] });
