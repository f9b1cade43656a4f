import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { ReplicatedServer } from '#tests/support/replicated-server.ts';

export interface CommitMode {
  name: string;
  fsync: boolean;
  /** Whether a commit waits for the replica, and how many milliseconds that one waits before it answers. */
  replica?: { delay: number };
}

export const commitModes: CommitMode[] = [
  { name: 'no fsync, as in the benches', fsync: false },
  { name: 'fsync', fsync: true },
  { name: 'fsync and a synchronous replica', fsync: true, replica: { delay: 0 } },
  { name: 'the same, the replica answers 5 ms later', fsync: true, replica: { delay: 5 } },
  { name: 'the same, 20 ms later', fsync: true, replica: { delay: 20 } },
];

export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  await client.connect();
  return client;
}

/** Switches a running server; the replica follows it in every mode. */
export async function switchTo(server: ReplicatedServer, mode: CommitMode): Promise<void> {
  const { fsync, replica } = mode;
  const delay = replica?.delay ?? 0;
  await change(server.replicaUrl, { recovery_min_apply_delay: `${delay}ms` });
  await change(server.primaryUrl, {
    fsync: fsync ? 'on' : 'off',
    // A delay is that of applying the commit, so the primary has to wait for just that.
    synchronous_commit: fsync ? (delay > 0 ? 'remote_apply' : 'on') : 'off',
    synchronous_standby_names: replica ? '*' : '',
  });
}

async function change(url: string, settings: Record<string, string>): Promise<void> {
  const client = await connect(url);
  for (const [name, value] of Object.entries(settings))
    await client.query(`alter system set ${name} = ${pg.escapeLiteral(value)}`);
  await client.query('select pg_reload_conf()');
  for (const [name, value] of Object.entries(settings)) await reloaded(client, name, value);
  await client.end();
}

/** The server reads its settings again a moment later. */
async function reloaded(client: pg.Client, name: string, value: string): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ value: string }>('select current_setting($1) as value', [
      name,
    ]);
    // PostgreSQL shows a delay of none without its unit.
    if (rows[0]!.value === value || (value === '0ms' && rows[0]!.value === '0')) return;
    await sleep(20);
  }
}
