import { type RawBuilder, sql } from 'kysely';

/** Transactions that lock the same key go on one after the other. */
export const lockUntilCommit = (key: string): RawBuilder<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`;
