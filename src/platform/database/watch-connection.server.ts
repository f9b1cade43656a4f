import type pg from 'pg';
import { log } from '../log.server.ts';
import { pingWithin } from './ping.ts';

/** Milliseconds. */
const interval = 10_000;
const limit = 5_000;

/**
 * Ends a connection on which the database no longer answers, as when the network drops packets: the
 * system alone would notice that after hours.
 */
export function watchConnection(client: pg.Client): void {
  const timer = setInterval(async () => {
    try {
      await client.query(pingWithin(limit));
    } catch (error) {
      log.warn({ err: error }, 'a connection that no longer answers is ended');
      streamOf(client).destroy();
    }
  }, interval);
  timer.unref();
  client.once('end', () => clearInterval(timer));
}

/** Exists, but is not in the types: `end` would wait for what was sent before. */
const streamOf = (client: pg.Client) =>
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream;
