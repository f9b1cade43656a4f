import type pg from 'pg';
import { environment } from '../environment.server.ts';
import { openPool } from './open-pool.server.ts';

let current: pg.Pool[] | undefined;
let last = 0;

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
