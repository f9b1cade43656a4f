import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import { roleOf, type Actor } from './actor.ts';
import { log } from '../log.server.ts';
import {
  beginStatements,
  commitStatement,
  prepareStatement,
  releaseClient,
  runStatements,
} from './pipeline.server.ts';
import { connect } from './pool.server.ts';
import { db } from './query.ts';

/** Milliseconds: under load, the notices of many transactions are sent together. */
const pause = 100;
/** Milliseconds: how often a process looks for notices of processes that were killed. */
const sweepInterval = 1_000;
/** Milliseconds after which the database is taken to be gone. */
const limit = 5_000;

/** As system: visitors and customers may not read notices of others. */
const system: Actor = { kind: 'system' };

let sending: Promise<void> | undefined;
let isWanted = false;

/** Sends what the transaction stored that has just been committed. Its caller does not wait for it. */
export function sendNotices(): void {
  isWanted = true;
  sending ??= sendWanted();
}

/** Waits until what was stored before is sent, for the end of the process. */
export async function finishSending(): Promise<void> {
  await sending;
}

/**
 * While this connection listens, it also sends what other processes could not send. It ends when the
 * database no longer answers, which the system alone would notice after hours.
 */
export function sweepNotices(listener: pg.Client): void {
  let isSweeping = false;
  const sweep = async () => {
    if (isSweeping) return;
    isSweeping = true;
    await sendStored(listener).catch(logFailure);
    isSweeping = false;
  };
  const timer = setInterval(sweep, sweepInterval).unref();
  listener.once('end', () => clearInterval(timer));
}

async function sendWanted(): Promise<void> {
  // The result of the transaction is returned first.
  await nextTurn();
  while (isWanted) {
    isWanted = false;
    const sent = await sendOverPool().catch(logFailure);
    // Another process is sending: what it does not see is left to this one.
    if (sent === null) isWanted = true;
    if (sent !== 0) await sleep(pause);
  }
  sending = undefined;
}

async function sendOverPool(): Promise<number | null> {
  const client = await connect();
  try {
    return await sendStored(client);
  } finally {
    releaseClient(client);
  }
}

/** How many were sent; null when another process is sending. */
async function sendStored(client: pg.ClientBase): Promise<number | null> {
  const query = sql`select private.send_notices() as sent`.compile(db);
  const start = beginStatements(system, 'read write');
  const statements = [...start, prepareStatement(roleOf(system), query), commitStatement()];
  const results = await runStatements(client, statements, limit);
  return (results[start.length]!.rows as { sent: number | null }[])[0]!.sent;
}

function logFailure(error: unknown): void {
  log.warn({ err: error }, 'notices of changes could not be sent yet');
}
