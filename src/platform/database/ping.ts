import type { QueryConfig } from 'pg';

/** Fails after so many milliseconds, and its connection ends. `pg` has the limit, its types do not. */
export const pingWithin = (milliseconds: number): QueryConfig => within(milliseconds, 'select 1');

/** The same with a statement of one's own. */
export const within = (milliseconds: number, text: string, values?: unknown[]): QueryConfig =>
  ({ text, values, query_timeout: milliseconds }) as QueryConfig;
