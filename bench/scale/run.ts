// npm run bench:scale: how data and reads grow with orders, and what a larger shop reaches first.
import { join } from 'node:path';
import pg from 'pg';
import { fillShops } from '../large-shop/fill.ts';
import { capacities, load, unitsNeeded } from './model.ts';

const sizes = [2_000, Number(process.env['ORDERS'] ?? 50_000)] as const;
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

const shops = await fillShops(sizes, orders);
try {
  const small = await measure(shops.urls.get(sizes[0])!);
  const large = await measure(shops.urls.get(sizes[1])!);
  printSlopes(small, large);
} finally {
  await shops.stop();
}
printModel();

type Measured = { bytes: number; times: Record<string, number> };

async function measure(url: string): Promise<Measured> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ bytes: string }>(
    `select sum(pg_total_relation_size(relid)) as bytes from pg_stat_user_tables
     where relname in ('orders', 'order_items', 'order_timeline')`,
  );
  const times: Record<string, number> = {};
  for (const [name, text] of Object.entries(reads)) times[name] = await medianTime(client, text);
  await client.end();
  return { bytes: Number(rows[0]!.bytes), times };
}

async function medianTime(client: pg.Client, text: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    await client.query(text);
    times.push(performance.now() - started);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)]!;
}

function printSlopes(small: Measured, large: Measured): void {
  const perOrder = (large.bytes - small.bytes) / (sizes[1] - sizes[0]);
  console.log(`An order takes ${Math.round(perOrder)} bytes with its lines and indexes.\n`);
  console.log(`time in ms with ${sizes.join(' and with ')} orders`);
  for (const [name, before] of Object.entries(small.times)) {
    const after = large.times[name]!;
    const growth = (after / before).toFixed(1);
    console.log(`  ${name}: ${before.toFixed(2)}, ${after.toFixed(2)} (× ${growth})`);
  }
}

function printModel(): void {
  console.log('\ncores needed at the busiest hour');
  for (const factor of [1, 10, 100, 1_000]) {
    const needs = Object.entries(unitsNeeded(load(factor), capacities));
    const line = needs.map(([name, cores]) => `${name} ${cores.toFixed(2)}`).join(', ');
    console.log(`  ${factor} ×: ${line}`);
  }
}
