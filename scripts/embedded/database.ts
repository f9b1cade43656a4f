import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Cluster } from './cluster.ts';
import { clusterUrl, startCluster } from './cluster.ts';
import { becomeHolder, findHolder, type Holder, leaveHold } from './holder.ts';
import { findPostmaster, stopPostmaster } from './postmaster.ts';
import { readOrCreateSecrets } from './secrets.ts';

export class AlreadyRunning extends Error {
  override name = 'AlreadyRunning';
}

const DATA = 'postgres';
/** Held by tools that use the database of another tool, which waits for them before it stops. */
const usersLock = 7_150;
/** Milliseconds between looks at a process that is starting or stopping the database. */
const pause = 100;

/** Starts the database under the folder; throws when another shop is using it, waits for tools. */
export async function startEmbedded(folder: string): Promise<Cluster> {
  const root = resolve(folder);
  while (!becomeHolder(root, 'shop')) {
    const holder = findHolder(root);
    if (holder?.role === 'shop') {
      throw new AlreadyRunning(
        `The shop is already running as process ${holder.pid}: stop that one first (its data are in ${root}).`,
      );
    }
    await sleep(pause);
  }
  return await startHeld(root, 'shop');
}

/** For tools: the database of the running shop, or else one started for as long as tools use it. */
export async function joinEmbedded(folder: string): Promise<Pick<Cluster, 'url' | 'stop'>> {
  const root = resolve(folder);
  for (;;) {
    if (becomeHolder(root, 'tool')) return await startHeld(root, 'tool');
    const joined = await joinRunning(root);
    if (joined) return joined;
    await sleep(pause);
  }
}

async function startHeld(root: string, role: Holder['role']): Promise<Cluster> {
  const directory = join(root, DATA);
  // Its launcher was killed and could not take it along.
  const abandoned = findPostmaster(directory);
  if (abandoned) await stopPostmaster(abandoned.pid);
  const { databasePassword } = readOrCreateSecrets(root);
  try {
    const cluster = await startCluster({ directory, password: databasePassword, durable: true });
    return {
      ...cluster,
      async stop() {
        const lock = role === 'tool' ? await waitForUsers(cluster) : undefined;
        await cluster.stop();
        await lock?.end().catch(() => {});
        leaveHold(root);
      },
    };
  } catch (error) {
    leaveHold(root);
    throw error;
  }
}

/** Undefined while the database is being started or stopped. */
async function joinRunning(root: string): Promise<Pick<Cluster, 'url' | 'stop'> | undefined> {
  const running = findPostmaster(join(root, DATA));
  if (!running?.ready) return undefined;
  const { databasePassword } = readOrCreateSecrets(root);
  const url = (database: string) => clusterUrl(running.port, databasePassword, database);
  const lock = await takeLock(url('postgres'), 'pg_advisory_lock_shared').catch(() => undefined);
  return lock && { url, stop: () => lock.end() };
}

async function waitForUsers({ url }: Cluster): Promise<pg.Client | undefined> {
  // A database that is gone has no users.
  return await takeLock(url('postgres'), 'pg_advisory_lock').catch(() => undefined);
}

/** The lock lasts as long as the connection. */
async function takeLock(url: string, take: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  await client.query(`select ${take}(${usersLock})`);
  return client;
}
