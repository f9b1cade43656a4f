import type { ReplicatedServer } from '#tests/support/replicated-server.ts';
import { percentile } from '../checkout/figures.ts';
import { repeatOrders } from '../checkout/load.ts';
import { commitModes, connect, switchTo } from './commit-mode.ts';
import { printTable, round } from './print-table.ts';

const writers = 16;

/** What waiting for disk and replica costs one writer, and many with and without NOTIFY. */
export async function measureCommits(server: ReplicatedServer, seconds: number): Promise<void> {
  const owner = await connect(server.primaryUrl);
  await owner.query('create table commits (at timestamptz)');
  const rows: string[][] = [];
  for (const mode of commitModes) {
    await switchTo(server, mode);
    const alone = await write(server, { count: 1, seconds, notifies: false });
    const many = await write(server, { count: writers, seconds, notifies: false });
    const notifying = await write(server, { count: writers, seconds, notifies: true });
    rows.push([
      mode.name,
      round(percentile(alone, 0.5)),
      ...[many, notifying].map((times) => round(times.length / seconds)),
    ]);
  }
  await owner.end();
  printTable(
    `Commits of one row, without the shop, ${seconds} s each`,
    ['PostgreSQL', 'one writer, p50 in ms', `${writers} writers, commits/s`, 'each with NOTIFY'],
    rows,
  );
}

interface Writing {
  count: number;
  seconds: number;
  notifies: boolean;
}

async function write(
  server: ReplicatedServer,
  { count, seconds, notifies }: Writing,
): Promise<number[]> {
  const clients = await Promise.all(
    Array.from({ length: count }, () => connect(server.primaryUrl)),
  );
  const statement = `insert into commits values (now())`;
  // Two statements in one message are one transaction.
  const text = notifies ? `${statement}; notify bench_commits` : statement;
  const free = [...clients];
  const commit = async () => {
    const client = free.pop()!;
    const began = performance.now();
    await client.query(text);
    free.push(client);
    return performance.now() - began;
  };
  const times = await repeatOrders(commit, { buyers: count, seconds });
  await Promise.all(clients.map((client) => client.end()));
  return times;
}
