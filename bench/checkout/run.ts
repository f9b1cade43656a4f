import { spawnSync } from 'node:child_process';
import pg from 'pg';
import { startBuiltServer } from '#tests/support/built-server.ts';
import { stockUp, type Stocked } from '#tests/support/checkouts.ts';
import { startDemoDatabase } from '#tests/support/demo-database.ts';
import { startWorkerShop } from '#tests/support/worker-shop.ts';
import { buildShop } from '../build-shop.ts';
import { percentile } from './figures.ts';
import { closedModel, openModel } from './load.ts';
import { parentOf, processorTime, processorTimeOfAll } from './processor-time.ts';
import { closeConnections, type TimedResponse } from './send-order.ts';

const seconds = 10;
const goal = { perSecond: 80, p95: 250, p99: 500, orders: 200, crowd: 2000 };

/** Such as '429 × 12' for each status other than 201; 0 means no response. */
function describeFailures(answered: readonly TimedResponse[]): string {
  const rejected = answered.filter(({ status }) => status !== 201);
  const groups = Object.entries(Object.groupBy(rejected, ({ status }) => status));
  return groups.map(([status, those]) => `${status} × ${those?.length}`).join(', ') || 'all placed';
}

interface Shop {
  url: string;
  server: number;
  postmaster: number;
}

const readProcessors = ({ server, postmaster }: Shop) => ({
  shop: processorTimeOfAll(server),
  database: processorTimeOfAll(postmaster),
  load: processorTime(process.pid),
});

/** Times are of the orders that were placed; processor times are of all that was sent, per order. */
async function report(shop: Shop, name: string, load: () => Promise<TimedResponse[]>) {
  const before = readProcessors(shop);
  const began = performance.now();
  const answered = await load();
  const elapsed = (performance.now() - began) / 1000;
  const after = readProcessors(shop);
  const placed = answered.filter(({ status }) => status === 201);
  const times = placed.map(({ milliseconds }) => milliseconds);
  const at = (share: number) => `${percentile(times, share).toFixed(0)} ms`;
  const rate = (placed.length / elapsed).toFixed(0);
  const perOrder = (['shop', 'database', 'load'] as const).map(
    (part) => `${part} ${((after[part] - before[part]) / placed.length).toFixed(1)} ms`,
  );
  console.log(
    `${name.padEnd(28)} ${rate.padStart(5)} orders/s   p50 ${at(0.5)}   p95 ${at(0.95)}   p99 ${at(0.99)}   ${describeFailures(answered)}
  processor time of an order: ${perOrder.join(', ')}`,
  );
}

async function findPostmaster(databaseUrl: string): Promise<number> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ id: number }>('select pg_backend_pid() as id');
  const postmaster = parentOf(rows[0]!.id);
  await client.end();
  return postmaster;
}

// Without a mail server each order would be logged to the console.
const env = { TRUST_PROXY: '1', LOG_LEVEL: 'silent', QUEUE_MILLISECONDS: '1000' };

/** In one process as in the demo, then in two behind one port, as on two cores in production. */
async function main(): Promise<void> {
  buildShop();
  const database = await startDemoDatabase();
  const stops = [database.stop];
  try {
    const postmaster = await findPostmaster(database.url);
    const goods = await stockUp(database.url, Array<number>(20).fill(100_000));
    const one = await startBuiltServer(database.url, { env });
    stops.push(one.stop);
    await measureOne({ url: one.url, server: one.process.pid!, postmaster }, goods);
    await one.stop();
    const two = await startWorkerShop(database.url, env);
    stops.push(two.stop);
    await measureTwo({ url: two.url, server: two.launcher.pid!, postmaster }, goods);
    console.log(
      `\ngoal at ${goal.perSecond} arrivals a second: p95 ≤ ${goal.p95} ms, p99 ≤ ${goal.p99} ms, all placed; at ${crowd} p99 ≤ ${goal.crowd} ms; ${goal.orders} orders/s`,
    );
    const books = spawnSync(process.execPath, ['scripts/check-invariants.ts'], {
      env: { ...process.env, DATABASE_URL: database.url },
      encoding: 'utf8',
    });
    console.log(`the books afterwards: ${books.stdout.trim().split('\n').at(-1)}`);
  } finally {
    closeConnections();
    for (const stop of stops.toReversed()) await stop();
  }
}

const buyers = { buyers: 8, seconds };
/** V8 compiles the code of an order during its first thousand. */
const warmUp = buyers;
const crowd = 3 * goal.perSecond;

async function measureOne(shop: Shop, goods: readonly Stocked[]): Promise<void> {
  const { url } = shop;
  const arrivals = (perSecond: number) => () => openModel(url, goods, { perSecond, seconds });
  await closedModel(url, goods, warmUp);
  await report(shop, '8 buyers without a pause', () => closedModel(url, goods, buyers));
  await report(shop, '8 buyers of one product', () => closedModel(url, goods.slice(0, 1), buyers));
  await report(shop, `${goal.perSecond} arrivals a second`, arrivals(goal.perSecond));
  await report(shop, `${crowd} arrivals a second`, arrivals(crowd));
  await reportDirect(shop, goods);
}

async function measureTwo(shop: Shop, goods: readonly Stocked[]): Promise<void> {
  const { url } = shop;
  console.log('\nin two processes:');
  await closedModel(url, goods, warmUp);
  await report(shop, '8 buyers without a pause', () => closedModel(url, goods, buyers));
  await reportDirect(shop, goods);
}

const reportDirect = (shop: Shop, goods: readonly Stocked[]) =>
  report(shop, `${crowd} on new connections`, () =>
    openModel(shop.url, goods, { perSecond: crowd, seconds, connection: 'own' }),
  );

// Ctrl-C runs the exit hooks, which stop the database.
process.once('SIGINT', () => process.exit(130));
await main();
