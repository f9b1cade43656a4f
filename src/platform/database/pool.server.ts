import type pg from 'pg';
import { environment } from '../environment.server.ts';
import { UnreachableDatabaseError } from '../unreachable-database-error.ts';
import { openPool } from './open-pool.server.ts';
import { closeReplicaPools } from './replica-pools.server.ts';

let current: pg.Pool | undefined;

/** The connection pool. Private to this folder: other code runs SQL as an actor. */
export function pool(): pg.Pool {
  current ??= openPool(environment().DATABASE_URL, environment().DATABASE_POOL_SIZE);
  return current;
}

/** A connection of the pool; waits for one that is free. */
export async function connect(): Promise<pg.PoolClient> {
  try {
    return await pool().connect();
  } catch (error) {
    throw new UnreachableDatabaseError(error);
  }
}

/** Finishes running queries and disconnects; the next use reconnects. */
export async function closePool(): Promise<void> {
  const closing = current;
  current = undefined;
  await Promise.all([closing?.end(), closeReplicaPools()]);
}
