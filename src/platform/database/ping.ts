import type { QueryConfig } from 'pg';

/** Fails after so many milliseconds, and its connection ends. `pg` has the limit, its types do not. */
export const pingWithin = (milliseconds: number): QueryConfig =>
  ({ text: 'select 1', query_timeout: milliseconds }) as QueryConfig;
