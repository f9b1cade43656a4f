import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { log } from '../log.server.ts';
import { pingWithin } from './ping.ts';
import { pool } from './pool.server.ts';
import { replicaPools } from './replica-pools.server.ts';

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
    const response = database.query(pingWithin(limit)).then(() => true);
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

/** How many of the replicas answer. */
export async function countReachableReplicas(): Promise<{ all: number; reachable: number }> {
  const replicas = replicaPools();
  const responses = await Promise.all(replicas.map(isAnswering));
  return { all: replicas.length, reachable: responses.filter(Boolean).length };
}

async function isAnswering(replica: pg.Pool): Promise<boolean> {
  try {
    await replica.query(pingWithin(limit));
    return true;
  } catch (error) {
    log.warn({ err: error }, 'a replica does not answer');
    return false;
  }
}

export function readPoolFigures(): { busy: number; idle: number; waiting: number } {
  const { totalCount, idleCount, waitingCount } = pool();
  return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}
