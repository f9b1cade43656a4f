import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expectThat } from './drill-report.ts';
import { type Fault, lasting } from './fault.ts';
import { until } from './programs.ts';
import { signInAsAdmin, type StaffSession } from './staff-session.ts';
import type { DrillCluster } from './start-cluster.ts';

/** The replicas receive the log but do not replay it, while staff read a report that may use them. */
export function replicaFault(cluster: DrillCluster): Fault {
  let staff: StaffSession;
  const count = (result: string) =>
    cluster.readCounter('replica_reads_total', `result="${result}"`);
  /** Whether the report shows what was written just before, and how often replicas did what. */
  const readAfterWrite = async () => {
    const before = await countSubscribers(staff);
    await subscribe(cluster.databaseUrl);
    const [used, behind] = [await count('used'), await count('behind')];
    const isNew = (await countSubscribers(staff)) === before + 1;
    return { isNew, used: (await count('used')) - used, behind: (await count('behind')) - behind };
  };
  return {
    title: 'the replicas lag behind for 5 s',
    async cause() {
      staff = await signInAsAdmin(cluster.shop.url);
      const urls = await cluster.replicaUrls();
      await Promise.all(urls.map(pauseReplay));
      const { isNew, used, behind } = await readAfterWrite();
      expectThat('a report shows what was written just before', isNew);
      expectThat(
        `a replica was asked ${behind + used} times, and read ${used} times`,
        behind > 0 && used === 0,
      );
      await sleep(lasting);
      return () => Promise.all(urls.map((url) => run(url, 'select pg_wal_replay_resume()')));
    },
    async check() {
      const read = async () => {
        const { isNew, used } = await readAfterWrite();
        return isNew && used > 0;
      };
      const isUsed = await until(read, 'a replica is read', 30).then(
        () => true,
        () => false,
      );
      expectThat('a replica is read again, and shows what was written just before', isUsed);
    },
  };
}

async function pauseReplay(url: string): Promise<void> {
  await run(url, 'select pg_wal_replay_pause()');
  const isPaused = async () =>
    (await run(url, 'select pg_get_wal_replay_pause_state() as state')).rows[0].state === 'paused';
  await until(isPaused, 'the replica has paused');
}

/** As the table of the report for staff says it. */
async function countSubscribers(staff: StaffSession): Promise<number> {
  const response = await staff('/admin/marketing/export/languages?range=7');
  const line = /^en,.*$/m.exec(await response.text())?.[0];
  if (!line) throw new Error(`The report was answered with ${response.status}.`);
  return Number(line.split(',')[4]);
}

const subscribe = (databaseUrl: string) =>
  run(
    databaseUrl,
    `insert into newsletter_subscriptions (email, locale)
     values (gen_random_uuid() || '@example.com', 'en')`,
  );

async function run(url: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}
