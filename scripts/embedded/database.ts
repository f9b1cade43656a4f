import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Cluster } from './cluster.ts';
import { clusterUrl, startCluster } from './cluster.ts';
import { findPostmaster, signal, stopPostmaster } from './postmaster.ts';
import { readOrCreateSecrets } from './secrets.ts';

export class AlreadyRunning extends Error {
  override name = 'AlreadyRunning';
}

const DATA = 'postgres';
const HOLDER = 'launcher.pid';

/** Starts the database under the folder; throws when another launcher is using it. */
export async function startEmbedded(folder: string): Promise<Cluster> {
  const root = resolve(folder);
  const directory = join(root, DATA);
  const running = findPostmaster(directory);
  const holder = running && holderOf(root);
  if (holder) {
    throw new AlreadyRunning(
      `The shop is already running as process ${holder}: stop that one first (its data are in ${root}).`,
    );
  }
  // Its launcher was killed and could not take it along.
  if (running) await stopPostmaster(running.pid);
  const { databasePassword } = readOrCreateSecrets(root);
  const cluster = await startCluster({ directory, password: databasePassword, durable: true });
  writeFileSync(join(root, HOLDER), `${process.pid}`);
  return cluster;
}

/** For tools: the database of the running shop, or else one started for as long as the tool runs. */
export async function joinEmbedded(folder: string): Promise<Pick<Cluster, 'url' | 'stop'>> {
  const root = resolve(folder);
  const running = findPostmaster(join(root, DATA));
  if (!running || !holderOf(root)) return await startEmbedded(folder);
  const { databasePassword } = readOrCreateSecrets(root);
  return {
    url: (database) => clusterUrl(running.port, databasePassword, database),
    stop: async () => {},
  };
}

function holderOf(root: string): number | undefined {
  try {
    const pid = Number(readFileSync(join(root, HOLDER), 'utf8'));
    return pid !== process.pid && signal(pid, 0) ? pid : undefined;
  } catch {
    return undefined;
  }
}
