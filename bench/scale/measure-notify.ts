import { percentile } from '../checkout/figures.ts';
import { processorTimeOfAll } from '../checkout/processor-time.ts';
import { connect } from './commit-mode.ts';
import { findPostmaster } from './find-postmaster.ts';
import { printTable, round } from './print-table.ts';

const listening = [0, 1, 4, 16, 64];
const channel = 'bench_listeners';

/** What a notice costs by the number of processes that listen. */
export async function measureNotify(url: string, notices: number): Promise<void> {
  const postmaster = await findPostmaster(url);
  const rows: string[][] = [];
  for (const count of listening) {
    const measured = await notifyAll(url, { count, notices, postmaster });
    rows.push([`${count}`, ...measured.map(round)]);
  }
  printTable(
    `NOTIFY by the number of listening processes, ${notices} notices each`,
    [
      ...['listening', 'commit, p50 in ms', 'until the last has it, p50 in ms'],
      ...['p95 in ms', 'processor time of the database in ms'],
    ],
    rows,
  );
}

interface Notifying {
  count: number;
  notices: number;
  postmaster: number;
}

async function notifyAll(
  url: string,
  { count, notices, postmaster }: Notifying,
): Promise<[number, number, number, number]> {
  let left = 0;
  let arrived = () => {};
  const listeners = await Promise.all(Array.from({ length: count }, () => connect(url)));
  for (const each of listeners) {
    each.on('notification', () => (left -= 1) === 0 && arrived());
    await each.query(`listen ${channel}`);
  }
  const sender = await connect(url);
  const [commits, deliveries]: [number[], number[]] = [[], []];
  const before = processorTimeOfAll(postmaster);
  for (let notice = 0; notice < notices; notice += 1) {
    left = count;
    const everyone = count === 0 || new Promise<void>((resolve) => (arrived = resolve));
    const began = performance.now();
    await sender.query(`select pg_notify('${channel}', '${notice}')`);
    commits.push(performance.now() - began);
    await everyone;
    deliveries.push(performance.now() - began);
  }
  const processor = (processorTimeOfAll(postmaster) - before) / notices;
  await Promise.all([sender, ...listeners].map((client) => client.end()));
  const delivery = (share: number) => (count === 0 ? 0 : percentile(deliveries, share));
  return [percentile(commits, 0.5), delivery(0.5), delivery(0.95), processor];
}
