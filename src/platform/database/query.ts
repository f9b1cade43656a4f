import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { CompiledQuery, QueryExecutorProvider } from 'kysely';
import type { DB } from '#db/types.ts';

/** Builds queries but cannot run them: that needs an actor, see run-as. */
export const db = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** A query built with `db`, or an `sql` fragment. */
export interface Runnable<Row = unknown> {
  compile(provider: QueryExecutorProvider): CompiledQuery<Row>;
}

export type RowsOf<Query> = Query extends Runnable<infer Row> ? Row[] : never;
