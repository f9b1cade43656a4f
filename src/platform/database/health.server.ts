import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { log } from '../log.server.ts';
import { pool } from './pool.server.ts';
import { queryWithin } from './query-within.ts';
import { hasReachedSql, positionSql, replicaPools } from './replica-pools.server.ts';

/** Milliseconds: less than probes wait for an answer. */
const limit = 2_000;
let asking: Promise<boolean> | undefined;

/** Whether the database answers within two seconds. Probes at the same time share one question. */
export function isDatabaseReachable(): Promise<boolean> {
  return (asking ??= askDatabase().finally(() => (asking = undefined)));
}

async function askDatabase(): Promise<boolean> {
  const database = pool();
  let isBusy = false;
  const onRelease = (error: unknown) => (isBusy ||= !error);
  database.on('release', onRelease);
  try {
    const response = database.query(queryWithin(limit, 'select 1')).then(() => true);
    response.catch(() => {});
    const isInTime = await Promise.race([response, sleep(limit, false, { ref: false })]);
    // Others got their answers: the question waits for a connection.
    if (isInTime || isBusy) return true;
    log.warn('the database does not answer in time');
  } catch (error) {
    log.warn({ err: error }, 'the database does not answer');
  } finally {
    database.off('release', onRelease);
  }
  return false;
}

export interface ReplicaStates {
  all: number;
  unreachable: number;
  /** Answer, but do not have what the primary had stored when they were last looked at. */
  behind: number;
}

/** The position of the primary's log at the last look. */
let lastPosition: string | undefined;

/** Whether the replicas answer, and have reached where the primary was at the last look. */
export async function readReplicaStates(): Promise<ReplicaStates> {
  const replicas = replicaPools();
  if (replicas.length === 0) return { all: 0, unreachable: 0, behind: 0 };
  const { rows } = await pool().query<{ position: string }>(queryWithin(limit, positionSql));
  const before = lastPosition ?? '0/0';
  lastPosition = rows[0]!.position;
  const states = await Promise.all(replicas.map((replica) => readState(replica, before)));
  const count = (state: ReplicaState) => states.filter((each) => each === state).length;
  return { all: replicas.length, unreachable: count('unreachable'), behind: count('behind') };
}

type ReplicaState = 'current' | 'behind' | 'unreachable';

async function readState(replica: pg.Pool, position: string): Promise<ReplicaState> {
  try {
    const { rows } = await replica.query<{ is_reached: boolean }>(
      queryWithin(limit, hasReachedSql, [position]),
    );
    return rows[0]!.is_reached ? 'current' : 'behind';
  } catch (error) {
    log.warn({ err: error }, 'a replica does not answer');
    return 'unreachable';
  }
}

export function readPoolFigures(): { busy: number; idle: number; waiting: number } {
  const { totalCount, idleCount, waitingCount } = pool();
  return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}
