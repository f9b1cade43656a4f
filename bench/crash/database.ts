import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createFolderStore } from '#platform/files/folder-store.server.ts';
import { demoUploads } from '#tests/support/demo-environment.ts';
import { relaxOrderLimits } from '#tests/support/order-limits.ts';
import { startCluster } from '../../scripts/embedded/cluster.ts';
import { prepareShop } from '../../scripts/embedded/shop.ts';
import { until } from '../ops/programs.ts';
import { withOwner } from './with-owner.ts';

export interface CrashingDatabase {
  /** The demo shop. */
  url: string;
  /** Makes a copy; without connections to it. */
  copy(name: string): Promise<string>;
  /** Resolves when it accepts connections again. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/** A PostgreSQL that writes each commit to its log before it answers, as a real one does. */
export async function startCrashingDatabase(): Promise<CrashingDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'fustat-crash-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', removeFolder);
  // Started by root, PostgreSQL runs as another user, who must be able to enter.
  chmodSync(folder, 0o755);
  const directory = join(folder, 'data');
  const options = { directory, password: 'temporary' };
  // The demo shop is filled faster without waiting for the disk.
  const hasty = await startCluster({ ...options, durable: false });
  const files = createFolderStore(demoUploads);
  await relaxOrderLimits(await prepareShop(hasty, { report: () => {}, files }));
  await hasty.stop();
  const cluster = await startCluster({ ...options, durable: true });
  const url = cluster.url('fustat');
  return {
    url,
    async copy(name) {
      await withOwner(cluster.url('postgres'), (owner) =>
        owner.query(`create database ${name} template fustat`),
      );
      return cluster.url(name);
    },
    crash: () => crash(url, `${directory}.log`),
    async stop() {
      await cluster.stop();
      process.off('exit', removeFolder);
      removeFolder();
    },
  };
}

/** When one of its processes is killed, PostgreSQL ends all others and recovers from its log. */
async function crash(url: string, logFile: string): Promise<void> {
  const recoveries = () =>
    readFileSync(logFile, 'utf8').split('ready to accept connections').length;
  const before = recoveries();
  const victim = new pg.Client(url);
  victim.on('error', () => {});
  await victim.connect();
  const { rows } = await victim.query<{ id: number }>('select pg_backend_pid() as id');
  process.kill(rows[0]!.id, 'SIGKILL');
  await until(() => recoveries() > before, 'the database has recovered');
}
