import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Actor } from './actor.ts';
import { log } from '../log.server.ts';
import {
  awaitResults,
  beginStatements,
  commitStatement,
  prepareStatement,
  releaseClient,
  sendStatements,
} from './pipeline.server.ts';
import { connect } from './pool.server.ts';
import { db } from './query.ts';

/** Milliseconds: under load, the notices of many transactions are sent together. */
const pause = 100;
/** Milliseconds until notices are sent whose process was killed after its commit. */
const sweepInterval = 1_000;

/** As system: visitors and customers may not read notices of others. */
const system: Actor = { kind: 'system' };

let sending: Promise<void> | undefined;
let isWanted = false;

/** Called after the commit of a transaction that stored its notices, whose caller does not wait. */
export function sendNotices(): void {
  isWanted = true;
  sending ??= sendWanted();
}

/** Waits until what was stored before is sent, for the end of the process. */
export async function noticesSent(): Promise<void> {
  await sending;
}

/** While this connection listens, it also sends what other processes left behind. */
export function sweepNotices(listener: pg.Client): void {
  const timer = setInterval(sendNotices, sweepInterval).unref();
  listener.once('end', () => clearInterval(timer));
}

async function sendWanted(): Promise<void> {
  // The result of the transaction is returned first.
  await nextTurn();
  while (isWanted) {
    isWanted = false;
    await sendStored().catch((error: unknown) =>
      log.warn({ err: error }, 'notices of changes could not be sent, trying again'),
    );
    await sleep(pause);
  }
  sending = undefined;
}

async function sendStored(): Promise<void> {
  const query = sql`select private.send_notices()`.compile(db);
  const client = await connect();
  try {
    const statements = [
      ...beginStatements(system, 'read write'),
      prepareStatement('service_role', query),
      commitStatement(),
    ];
    await awaitResults(sendStatements(client, statements));
  } finally {
    releaseClient(client);
  }
}
