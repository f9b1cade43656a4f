import { type RawBuilder, sql } from 'kysely';

/** Waits until no other transaction holds this key, and holds it until the transaction ends. */
export const lockUntilCommit = (key: string): RawBuilder<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`;
