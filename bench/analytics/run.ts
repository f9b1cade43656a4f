import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '#platform/database/migrate.server.ts';
import { startBuiltServer } from '#tests/support/built-server.ts';
import { storedSums, sumOrders } from '#tests/support/sum-orders.ts';
import { buildShop } from '../build-shop.ts';
import { checkGoal, reportGoals } from '../goals.ts';
import { temporaryCluster } from '../../scripts/embedded/temporary.ts';
import { uncachedEnvironment } from '../http/environments.ts';
import { quantile } from '../large-shop/compare.ts';
import { printRow } from '../print-row.ts';
import { signInAsAdmin } from '../large-shop/sign-in-as-admin.ts';

const size = { orders: 100_000, games: 500_000 };
const goal = { median: 200 };
const runs = 15;
const pages = ['', '/sales', '/coupons', '/game', '/newsletter'];
const ranges = ['range=30', 'range=90&compare=year', 'range=year&compare=year'];

/** A year of orders and games. Triggers one by one take minutes; their sums are computed at the end. */
async function fill(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('begin');
  await client.query(`select set_config('session_replication_role', 'replica', true),
    set_config('bench.size', '${size.orders}', true), set_config('bench.games', '${size.games}', true)`);
  for (const name of ['fill-orders.sql', 'fill-games.sql']) {
    await client.query(await readFile(join(import.meta.dirname, name), 'utf8'));
  }
  await client.query('commit');
  await timed('all days of sales', () => client.query('select private.rebuild_daily_sales()'));
  await timed('all days of games', () =>
    client.query('select public.refresh_daily_game_analytics(400)'),
  );
  await client.query('vacuum analyze');
  await compareWithRawRows(client);
  await client.end();
}

async function timed(what: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await work();
  console.log(`computed ${what} in ${Math.round(performance.now() - start)} ms`);
}

async function compareWithRawRows(client: pg.Client): Promise<void> {
  const [stored, real] = [await storedSums(client), await sumOrders(client)];
  const isEqual = stored.join('\n') === real.join('\n');
  console.log(
    `${stored.length} sums of ${size.orders} orders ${isEqual ? 'equal' : 'DIFFER FROM'} raw rows`,
  );
  const { rows } = await client.query(
    `select sum(games_started) = (select count(*) from games)
       and sum(wheel_spins) = (select count(*) from game_draws)
       and sum(prizes_claimed) = (select count(*) from claimed_prizes) as equal
     from daily_game_analytics`,
  );
  console.log(`sums of ${size.games} games ${rows[0].equal ? 'equal' : 'DIFFER FROM'} raw rows`);
  checkGoal('sums equal raw rows', isEqual && rows[0].equal);
}

async function measure(url: string, cookie: string): Promise<number> {
  let missed = 0;
  printRow(['milliseconds of a page', 'median', 'p95']);
  for (const page of pages) {
    for (const range of ranges) {
      const address = `/admin/marketing${page}?${range}`;
      const durations = await durationsOf(`${url}${address}`, cookie);
      const median = quantile(durations, 0.5);
      if (median > goal.median) missed += 1;
      printRow([address, median.toFixed(1), quantile(durations, 0.95).toFixed(1)]);
    }
  }
  return missed;
}

async function durationsOf(address: string, cookie: string): Promise<number[]> {
  const durations: number[] = [];
  for (let run = -3; run < runs; run += 1) {
    const start = performance.now();
    const response = await fetch(address, { headers: { cookie } });
    const text = await response.text();
    if (!response.ok || !text.includes('report-figures'))
      throw new Error(`${address}: ${response.status}`);
    // The first runs fill caches and do not count.
    if (run >= 0) durations.push(performance.now() - start);
  }
  return durations;
}

async function main(): Promise<void> {
  if (!process.argv.includes('--built')) {
    buildShop();
  }
  const cluster = await temporaryCluster();
  process.once('exit', () => cluster.kill());
  const url = cluster.url('postgres');
  await migrate(url);
  await fill(url);
  const server = await startBuiltServer(url, { env: uncachedEnvironment });
  const missed = await measure(server.url, await signInAsAdmin(url, server.url));
  console.log(`${pages.length * ranges.length} addresses, ${missed} above ${goal.median} ms`);
  checkGoal(`${missed} addresses above ${goal.median} ms`, missed === 0);
  await server.stop();
  await cluster.stop();
}

// Ctrl-C runs the exit hooks, which stop the database.
process.once('SIGINT', () => process.exit(130));
await main();
reportGoals();
