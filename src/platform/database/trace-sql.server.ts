import type { CompiledQuery } from 'kysely';
import { observeRoundTrip } from '../query-figures.server.ts';
import { callingService, traceWork } from '../tracing.server.ts';
import type { Actor } from './actor.ts';
import { tablesInQuery } from './tables-in-query.ts';

/** The span of one transaction, named after the service that asked for it. */
export function traceService<Result>(work: () => Promise<Result>): Promise<Result> {
  return traceWork(callingService(), () => ({ 'fustat.layer': 'service' }), work);
}

/** Measures one round trip, without the wait for a connection, and traces it with its tables. */
export async function traceRoundTrip<Result>(
  actor: Actor,
  queries: readonly Pick<CompiledQuery, 'query'>[],
  send: () => Promise<Result>,
): Promise<Result> {
  const started = performance.now();
  const tables = () => [...new Set(queries.flatMap(({ query }) => [...tablesInQuery(query)]))];
  try {
    return await traceWork(
      'sql',
      () => ({
        'db.system.name': 'postgresql',
        'db.collection.name': tables().toSorted().join(','),
        'db.operation.batch.size': queries.length,
        'fustat.actor': actor.kind,
      }),
      send,
    );
  } finally {
    observeRoundTrip((performance.now() - started) / 1_000);
  }
}
