import { join } from 'node:path';
import { percentile } from '../checkout/figures.ts';
import { fillShops } from '../large-shop/fill.ts';
import { connect } from './commit-mode.ts';
import { printTable, round } from './print-table.ts';

const rounds = 15;
const orders = join(import.meta.dirname, '../admin-lists/fill.sql');

/** Reads that must not grow with the shop, and two that do. */
const reads: Record<string, string> = {
  'an order by its number': `select * from orders where number = (select max(number) from orders)`,
  'the latest 50 orders': `select * from orders order by created_at desc, id desc limit 50`,
  'orders of a customer': `select * from orders
    where user_id = (select user_id from orders where user_id is not null limit 1)`,
  'sum of all orders': `select sum(total) from orders`,
  'count of all lines': `select count(*) from order_items`,
};

type Measured = { bytes: number; times: number[] };

/** How data and reads grow with orders. */
export async function measureGrowth(largest: number): Promise<void> {
  const sizes = [0.04, 0.2, 1].map((share) => Math.round(share * largest));
  const shops = await fillShops(sizes, orders);
  try {
    const measured: Measured[] = [];
    for (const size of sizes) measured.push(await measure(shops.urls.get(size)!));
    printGrowth(sizes, measured);
  } finally {
    await shops.stop();
  }
}

async function measure(url: string): Promise<Measured> {
  const client = await connect(url);
  const { rows } = await client.query<{ bytes: string }>(
    `select sum(pg_total_relation_size(relid)) as bytes from pg_stat_user_tables
     where relname in ('orders', 'order_items', 'order_timeline')`,
  );
  const times: number[] = [];
  for (const text of Object.values(reads)) {
    const durations: number[] = [];
    for (let run = 0; run < rounds; run += 1) {
      const started = performance.now();
      await client.query(text);
      durations.push(performance.now() - started);
    }
    times.push(percentile(durations, 0.5));
  }
  await client.end();
  return { bytes: Number(rows[0]!.bytes), times };
}

function printGrowth(sizes: readonly number[], measured: readonly Measured[]): void {
  const [first, last] = [measured[0]!, measured.at(-1)!];
  const perOrder = (last.bytes - first.bytes) / (sizes.at(-1)! - sizes[0]!);
  const growth = (values: readonly number[]) => round(values.at(-1)! / values[0]!);
  const times = Object.keys(reads).map((name, index) => {
    const each = measured.map((size) => size.times[index]!);
    return [`${name}, ms`, ...each.map(round), growth(each)];
  });
  const megabytes = measured.map(({ bytes }) => bytes / 1e6);
  printTable(
    `Slopes by the number of orders; an order takes ${round(perOrder)} bytes with its lines and indexes`,
    ['', ...sizes.map((size) => size.toLocaleString('en')), 'times'],
    [['orders with lines and timeline, MB', ...megabytes.map(round), growth(megabytes)], ...times],
  );
}
