import type { ReplicatedServer } from '#tests/support/replicated-server.ts';
import { stockUp, type Stocked } from '#tests/support/checkouts.ts';
import { startWorkerShop } from '#tests/support/worker-shop.ts';
import { percentile } from '../checkout/figures.ts';
import { closedModel } from '../checkout/load.ts';
import { commitModes, connect, switchTo } from './commit-mode.ts';
import { percent, printTable, round } from './print-table.ts';

const buyers = 16;
const pieces = 1_000_000;
/** V8 compiles the code of an order during its first thousand. */
const warmUp = 2;

interface Options {
  seconds: number;
  workers: number;
  /** The default of a worker is two. */
  atATime?: number;
}

/** Orders of many products and of one, by the number of processes. */
export async function measureWorkers(shopUrl: string, seconds: number): Promise<void> {
  const goods = await stock(shopUrl);
  const rows: string[][] = [];
  for (const workers of [1, 2, 4]) {
    const options = { seconds, workers };
    rows.push([
      `${workers}`,
      ...(await withShop(shopUrl, options, (url) => both(url, goods, seconds))),
    ]);
  }
  printTable(
    `Orders by the number of processes, ${buyers} buyers without a pause, ${seconds} s each, no fsync`,
    ['processes', ...headings],
    rows,
  );
}

/** The same in two processes, by what a commit waits for. */
export async function measureOrderCommits(
  server: ReplicatedServer,
  shopUrl: string,
  seconds: number,
): Promise<void> {
  const goods = await stock(shopUrl);
  const rows = await withShop(shopUrl, { seconds, workers: 2, atATime: 8 }, async (url) => {
    const measured: string[][] = [];
    for (const mode of commitModes) {
      await switchTo(server, mode);
      measured.push([mode.name, ...(await both(url, goods, seconds))]);
    }
    return measured;
  });
  printTable(
    `Orders by what a commit waits for, ${buyers} buyers, two processes with eight orders at a time, ${seconds} s each`,
    ['PostgreSQL', ...headings],
    rows,
  );
}

/** Bytes of data and of the log that an order leaves, placed as a customer does. */
export async function measureBytes(shopUrl: string, seconds: number): Promise<void> {
  const goods = await stock(shopUrl);
  const client = await connect(shopUrl);
  const before = await readSizes();
  const answered = await withShop(shopUrl, { seconds, workers: 2 }, (url) =>
    closedModel(url, goods, { buyers, seconds }),
  );
  const after = await readSizes();
  await client.end();
  const placed = answered.filter(({ status }) => status === 201).length;
  const perOrder = (name: 'data' | 'log') => round((after[name] - before[name]) / placed);
  printTable(
    `What an order leaves, of ${placed.toLocaleString('en')} that were placed through the shop`,
    ['all tables and indexes, bytes', 'log for backups and replicas, bytes'],
    [[perOrder('data'), perOrder('log')]],
  );

  async function readSizes() {
    const { rows } = await client.query<{ data: string; log: string }>(
      `select pg_database_size(current_database()) as data,
         pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as log`,
    );
    return { data: Number(rows[0]!.data), log: Number(rows[0]!.log) };
  }
}

const headings = ['of many products, orders/s', 'p50 / p95 in ms', 'of one product, orders/s', 'p50 / p95 in ms', '429']; // prettier-ignore

const stock = (shopUrl: string) => stockUp(shopUrl, Array<number>(20).fill(pieces));

async function withShop<Result>(
  shopUrl: string,
  { workers, atATime }: Options,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const shop = await startWorkerShop(shopUrl, {
    ...{ TRUST_PROXY: '1', LOG_LEVEL: 'silent', WORKERS: `${workers}`, QUEUE_MILLISECONDS: '1000' },
    ...(atATime && { ORDERS_AT_A_TIME: `${atATime}` }),
  });
  try {
    return await work(shop.url);
  } finally {
    await shop.stop();
  }
}

async function both(url: string, goods: readonly Stocked[], seconds: number): Promise<string[]> {
  await closedModel(url, goods, { buyers, seconds: warmUp });
  const many = await closedModel(url, goods, { buyers, seconds });
  const hot = await closedModel(url, goods.slice(0, 1), { buyers, seconds });
  const all = [...many, ...hot];
  const cells = [many, hot].flatMap((answered) => {
    const placed = answered.filter(({ status }) => status === 201);
    const times = placed.map(({ milliseconds }) => milliseconds);
    const at = (share: number) => round(percentile(times, share));
    return [round(placed.length / seconds), `${at(0.5)} / ${at(0.95)}`];
  });
  const rejected = all.filter(({ status }) => status === 429).length;
  return [...cells, percent(rejected / all.length)];
}
