import type { CompiledQuery } from 'kysely';
import { observeQuery } from '../query-figures.server.ts';
import { callingService, traceWork } from '../tracing.server.ts';
import type { Actor } from './actor.ts';
import { tablesInQuery } from './tables-in-query.ts';

/** Measures one round trip, as a span of the service and one of the SQL below it. */
export async function traceSql<Result>(
  actor: Actor,
  queries: readonly CompiledQuery[],
  work: () => Promise<Result>,
): Promise<Result> {
  const started = performance.now();
  const tables = () => [...new Set(queries.flatMap(({ query }) => [...tablesInQuery(query)]))];
  try {
    return await traceWork(
      callingService(),
      () => ({ 'fustat.layer': 'service' }),
      () =>
        traceWork(
          'sql',
          () => ({
            'db.system.name': 'postgresql',
            'db.collection.name': tables().toSorted().join(','),
            'db.operation.batch.size': queries.length,
            'fustat.actor': actor.kind,
          }),
          work,
        ),
    );
  } finally {
    observeQuery((performance.now() - started) / 1_000);
  }
}
