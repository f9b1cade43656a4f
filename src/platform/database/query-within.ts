import type { QueryConfig } from 'pg';

/** Fails after so many milliseconds, and its connection ends. `pg` has the limit, its types do not. */
export const queryWithin = (milliseconds: number, text: string, values?: unknown[]): QueryConfig =>
  ({ text, values, query_timeout: milliseconds }) as QueryConfig;
