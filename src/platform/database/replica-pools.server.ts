import type pg from 'pg';
import { environment } from '../environment.server.ts';
import { openPool } from './open-pool.server.ts';

let current: pg.Pool[] | undefined;
let last = 0;

export const positionSql = 'select pg_current_wal_lsn()::text as position';

/**
 * Whether a server has replayed the log up to a position. A promoted server stays at the position where
 * it was promoted, so it is not read after the next write. A server that never was a replica, such as
 * the primary itself, has a position of its own.
 */
export const hasReachedSql =
  'select coalesce(pg_last_wal_replay_lsn(), pg_current_wal_lsn()) >= $1::pg_lsn as is_reached';

/** The replicas one after the other; undefined when there are none. */
export function nextReplica(): pg.Pool | undefined {
  const replicas = replicaPools();
  last = (last + 1) % Math.max(1, replicas.length);
  return replicas[last];
}

export function replicaPools(): readonly pg.Pool[] {
  const { DATABASE_READ_URLS, DATABASE_POOL_SIZE } = environment();
  return (current ??= DATABASE_READ_URLS.map((url) => openPool(url, DATABASE_POOL_SIZE)));
}

export async function closeReplicaPools(): Promise<void> {
  const closing = current ?? [];
  current = undefined;
  await Promise.all(closing.map((each) => each.end()));
}
