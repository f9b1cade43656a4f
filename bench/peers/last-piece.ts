import { stockUp } from '#tests/support/checkouts.ts';
import { percentile } from '../checkout/figures.ts';
import { checkGoal } from '../goals.ts';
import { type Purchase, checkOut, prepareCart } from './evershop/order.ts';
import { readPeerStock, stockUpPeer } from './evershop/stock.ts';
import { orderHere } from './orders.ts';
import { query } from './query.ts';

export const buyers = 50;

export async function raceHere(url: string, databaseUrl: string): Promise<void> {
  const [piece] = await stockUp(databaseUrl, [1]);
  const { placed, failed } = await race('ours', () => orderHere(url, piece!));
  checkGoal(`${placed} orders of the last piece`, placed === 1);
  checkGoal(`${failed} server errors for the last piece`, failed === 0);
  console.log(
    `${''.padEnd(10)}stock afterwards: ${await readStock(databaseUrl, piece!.productId)}`,
  );
}

/** Everybody has a finished cart before; only the last step is at the same moment. */
export async function raceThere(databaseUrl: string, purchase: Purchase): Promise<void> {
  await stockUpPeer(databaseUrl, [purchase.sku], 1);
  const carts: string[] = [];
  while (carts.length < buyers) carts.push(await prepareCart(purchase));
  await race('EverShop', () => checkOut(purchase.shop, carts.pop()!));
  console.log(
    `${''.padEnd(10)}stock afterwards: ${await readPeerStock(databaseUrl, purchase.sku)}`,
  );
}

async function race(shop: string, order: () => Promise<number>) {
  const answered = await Promise.all(Array.from({ length: buyers }, () => timed(order)));
  const count = (matches: (status: number) => boolean) =>
    answered.filter(({ status }) => matches(status)).length;
  const placed = count((status) => status === 200 || status === 201);
  const failed = count((status) => status === 0 || status >= 500);
  const groups = Object.entries(Object.groupBy(answered, ({ status }) => status));
  const statuses = groups.map(([status, those]) => `${status} × ${those?.length}`).join(', ');
  const slowest = percentile(
    answered.map(({ milliseconds }) => milliseconds),
    1,
  );
  console.log(
    `${shop.padEnd(10)}${placed} orders, ${failed} server errors (answers: ${statuses}), the slowest after ${slowest.toFixed(0)} ms`,
  );
  return { placed, failed };
}

async function timed(order: () => Promise<number>) {
  const began = performance.now();
  return { status: await order(), milliseconds: performance.now() - began };
}

async function readStock(databaseUrl: string, id: string): Promise<number> {
  const sql = 'select quantity from products where id = $1';
  const [row] = await query<{ quantity: number }>(databaseUrl, sql, [id]);
  return row!.quantity;
}
