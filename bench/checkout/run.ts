import { spawnSync } from 'node:child_process';
import pg from 'pg';
import { startBuiltServer } from '#tests/support/built-server.ts';
import { stockUp, type Stocked } from '#tests/support/checkouts.ts';
import { startDemoDatabase } from '#tests/support/demo-database.ts';
import { startWorkerShop } from '#tests/support/worker-shop.ts';
import { buildShop } from '../build-shop.ts';
import { checkGoal, reportGoals } from '../goals.ts';
import { describeFailures, percentile } from './figures.ts';
import { closedModel, openModel } from './load.ts';
import { measureMixedLoad, mixedGoal } from './mixed-load.ts';
import { parentOf, processorTime, processorTimeOfAll } from './processor-time.ts';
import { closeConnections, type TimedResponse } from './send-order.ts';

const seconds = 10;
const goal = { perSecond: 80, p95: 250, p99: 500, orders: 200, crowd: 2000 };

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

interface Figures {
  perSecond: number;
  p95: number;
  p99: number;
  failed: number;
}

/** Times are of the orders that were placed; processor times are of all that was sent, per order. */
async function report(
  shop: Shop,
  name: string,
  load: () => Promise<TimedResponse[]>,
): Promise<Figures> {
  const before = readProcessors(shop);
  const began = performance.now();
  const answered = await load();
  const elapsed = (performance.now() - began) / 1000;
  const after = readProcessors(shop);
  const placed = answered.filter(({ status }) => status === 201);
  const times = placed.map(({ milliseconds }) => milliseconds);
  const at = (share: number) => `${percentile(times, share).toFixed(0)} ms`;
  const perSecond = placed.length / elapsed;
  const perOrder = (['shop', 'database', 'load'] as const).map(
    (part) => `${part} ${((after[part] - before[part]) / placed.length).toFixed(1)} ms`,
  );
  console.log(
    `${name.padEnd(28)} ${perSecond.toFixed(0).padStart(5)} orders/s   p50 ${at(0.5)}   p95 ${at(0.95)}   p99 ${at(0.99)}   ${describeFailures(answered)}
  processor time of an order: ${perOrder.join(', ')}`,
  );
  return {
    perSecond,
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    failed: answered.length - placed.length,
  };
}

async function findPostmaster(databaseUrl: string): Promise<number> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ id: number }>('select pg_backend_pid() as id');
  const postmaster = parentOf(rows[0]!.id);
  await client.end();
  return postmaster;
}

/** `-- mixed` measures only checkouts beside claims, `-- orders` only the others. */
const selected = process.argv.slice(2);
const isSelected = (part: 'orders' | 'mixed') => selected.length === 0 || selected.includes(part);

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
    if (isSelected('orders')) {
      const one = await startBuiltServer(database.url, { env });
      stops.push(one.stop);
      await measureOne({ url: one.url, server: one.process.pid!, postmaster }, goods);
      await one.stop();
    }
    const two = await startWorkerShop(database.url, env);
    stops.push(two.stop);
    const shop = { url: two.url, server: two.launcher.pid!, postmaster };
    await (isSelected('orders') ? measureTwo(shop, goods) : closedModel(shop.url, goods, warmUp));
    if (isSelected('mixed')) await measureMixedLoad(two.url, database.url, goods);
    console.log(
      `\ngoal at ${goal.perSecond} arrivals a second: p95 ≤ ${goal.p95} ms, p99 ≤ ${goal.p99} ms, all placed; at ${crowd} p99 ≤ ${goal.crowd} ms; ${goal.orders} orders/s
${mixedGoal}`,
    );
    const books = spawnSync(process.execPath, ['scripts/check-invariants.ts'], {
      env: { ...process.env, DATABASE_URL: database.url },
      encoding: 'utf8',
    });
    console.log(`the books afterwards: ${books.stdout.trim().split('\n').at(-1)}`);
    checkGoal('the books hold', books.status === 0);
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
  const often = await report(shop, '8 buyers without a pause', () =>
    closedModel(url, goods, buyers),
  );
  checkRate('one process', often);
  await report(shop, '8 buyers of one product', () => closedModel(url, goods.slice(0, 1), buyers));
  const name = `${goal.perSecond} arrivals a second`;
  const { p95, p99, failed } = await report(shop, name, arrivals(goal.perSecond));
  checkGoal(`${name}: p95 ${p95.toFixed(0)} ms`, p95 <= goal.p95);
  checkGoal(`${name}: p99 ${p99.toFixed(0)} ms`, p99 <= goal.p99);
  checkGoal(`${name}: ${failed} not placed`, failed === 0);
  checkCrowd('one process', await report(shop, `${crowd} arrivals a second`, arrivals(crowd)));
  checkCrowd('one process, new connections', await reportDirect(shop, goods));
}

const checkRate = (where: string, { perSecond }: Figures) =>
  checkGoal(`${where}: ${perSecond.toFixed(0)} orders/s`, perSecond >= goal.orders);

const checkCrowd = (where: string, { p99 }: Figures) =>
  checkGoal(`${where}: ${crowd} arrivals p99 ${p99.toFixed(0)} ms`, p99 <= goal.crowd);

async function measureTwo(shop: Shop, goods: readonly Stocked[]): Promise<void> {
  const { url } = shop;
  console.log('\nin two processes:');
  await closedModel(url, goods, warmUp);
  const name = '8 buyers without a pause';
  checkRate('two processes', await report(shop, name, () => closedModel(url, goods, buyers)));
  checkCrowd('two processes, new connections', await reportDirect(shop, goods));
}

const reportDirect = (shop: Shop, goods: readonly Stocked[]) =>
  report(shop, `${crowd} on new connections`, () =>
    openModel(shop.url, goods, { perSecond: crowd, seconds, connection: 'own' }),
  );

// Ctrl-C runs the exit hooks, which stop the database.
process.once('SIGINT', () => process.exit(130));
await main();
reportGoals();
