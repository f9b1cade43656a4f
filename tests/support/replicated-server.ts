import {
  chmodSync,
  cpSync,
  lchownSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../../scripts/embedded/cluster.ts';

const password = 'temporary';

export type ReplicatedServer = {
  primaryUrl: string;
  replicaUrl: string;
  stop(): Promise<void>;
};

/** An empty PostgreSQL and a replica that follows its log; `durable` as in production, for measuring. */
export async function startReplicatedServer({ durable = false } = {}): Promise<ReplicatedServer> {
  const folder = mkdtempSync(join(tmpdir(), 'fustat-replica-'));
  // Started by root, PostgreSQL runs as another user, who must be able to enter.
  chmodSync(folder, 0o755);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  const open = (name: string) => startCluster({ directory: join(folder, name), password, durable });
  // The files of a stopped server are a whole copy.
  await (await open('primary')).stop();
  copyFiles(join(folder, 'primary'), join(folder, 'replica'));
  const primary = await open('primary');
  follow(join(folder, 'replica'), primary.url('postgres'));
  const replica = await open('replica');
  return {
    primaryUrl: primary.url('postgres'),
    replicaUrl: replica.url('postgres'),
    async stop() {
      await replica.stop();
      await primary.stop();
      process.off('exit', remove);
      remove();
    },
  };
}

/** Each file belongs to the user of PostgreSQL, also in the copy. */
function copyFiles(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  for (const name of ['', ...(readdirSync(from, { recursive: true }) as string[])]) {
    const { uid, gid, mode } = statSync(join(from, name));
    lchownSync(join(to, name), uid, gid);
    chmodSync(join(to, name), mode);
  }
}

function follow(directory: string, primaryUrl: string): void {
  writeFileSync(join(directory, 'standby.signal'), '');
  writeFileSync(
    join(directory, 'postgresql.auto.conf'),
    `primary_conninfo = '${primaryUrl}'\nhot_standby = on\n`,
  );
}
