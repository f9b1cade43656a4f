import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cluster } from './cluster.ts';
import { startCluster } from './cluster.ts';

/** An empty PostgreSQL for tests and generators, gone when stopped. */
export async function temporaryCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'fustat-postgres-'));
  // Started by root, PostgreSQL runs as another user, who must be able to enter.
  chmodSync(folder, 0o755);
  const cluster = await startCluster({
    directory: join(folder, 'data'),
    password: 'temporary',
    durable: false,
  });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  return {
    ...cluster,
    async stop() {
      await cluster.stop();
      process.off('exit', remove);
      remove();
    },
  };
}
