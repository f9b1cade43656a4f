import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { directDatabaseUrl } from './direct-url.server.ts';
import { log } from '../log.server.ts';
import { sweepNotices } from './send-notices.server.ts';

type Listener = {
  notified: (payload: string) => void;
  /** Reconnected: notifications in between were lost. */
  reconnected?: () => void;
};

const FIRST_DELAY = 200;
const LONGEST_DELAY = 10_000;

const listeners = new Map<string, Set<Listener>>();
let live: pg.Client | undefined;
let connecting: Promise<void> | undefined;

/** Subscribes to PostgreSQL's NOTIFY; all channels share one connection that reconnects. */
export async function listen(
  channel: string,
  notified: Listener['notified'],
  reconnected?: Listener['reconnected'],
): Promise<() => Promise<void>> {
  const listener: Listener = { notified, reconnected };
  const others = listeners.get(channel) ?? new Set();
  listeners.set(channel, others.add(listener));
  try {
    connecting ??= connect();
    await connecting;
    await live?.query(`listen ${pg.escapeIdentifier(channel)}`);
  } catch (error) {
    await forget(channel, listener);
    throw error;
  }
  return () => forget(channel, listener);
}

/** False while disconnected: changes are missed meanwhile. */
export function isListening(): boolean {
  return live !== undefined;
}

/** Whether there are listeners and no connection to listen on. */
export function isDisconnected(): boolean {
  return listeners.size > 0 && live === undefined;
}

/** Called before the process ends. */
export async function stopListening(): Promise<void> {
  listeners.clear();
  await hangUp();
}

async function forget(channel: string, listener: Listener): Promise<void> {
  const remaining = listeners.get(channel);
  remaining?.delete(listener);
  if (remaining?.size === 0) listeners.delete(channel);
  if (listeners.size === 0) await hangUp();
}

async function hangUp(): Promise<void> {
  const closing = live;
  live = undefined;
  connecting = undefined;
  await closing?.end();
}

async function connect(): Promise<void> {
  const client = new pg.Client({
    connectionString: directDatabaseUrl(),
    application_name: 'fustat listener',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    pipeline: true,
  });
  client.on('notification', ({ channel, payload = '' }) => {
    for (const listener of listeners.get(channel) ?? []) listener.notified(payload);
  });
  client.on('error', (error) => log.warn({ err: error }, 'the listening connection was lost'));
  await client.connect();
  sweepNotices(client);
  for (const channel of listeners.keys()) {
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
  }
  live = client;
  client.once('end', () => {
    if (live === client) connecting = reconnect();
  });
}

/** Retries until it succeeds or there are no listeners. */
async function reconnect(): Promise<void> {
  live = undefined;
  for (let delay = FIRST_DELAY; ; delay = Math.min(delay * 2, LONGEST_DELAY)) {
    await sleep(delay, undefined, { ref: false });
    if (listeners.size === 0) return;
    try {
      await connect();
      for (const each of [...listeners.values()].flatMap((set) => [...set])) each.reconnected?.();
      return;
    } catch (error) {
      log.warn({ err: error }, 'listening again failed, trying on');
    }
  }
}
