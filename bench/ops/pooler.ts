// npm run drill:pooler: the shop behind PgBouncer in transaction mode, with few connections.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startBuiltServer } from '#tests/support/built-server.ts';
import { startDemoDatabase } from '#tests/support/demo-database.ts';
import { endDrill, expectThat } from './drill-report.ts';
import { findBrokenInvariants, findLostOrders, sendOrders } from './orders.ts';
import { Workspace } from './programs.ts';
import { startPooler } from './start-pooler.ts';

const orders = Number(process.env['ORDERS'] ?? 200);
const space = new Workspace('pooler');
const database = await startDemoDatabase();
try {
  const pooler = await startPooler(space, database.url, { poolSize: 4 });
  const server = await startBuiltServer(pooler.url, {
    env: {
      DATABASE_DIRECT_URL: database.url,
      DATABASE_NAMED_PLANS: pooler.namedPlans,
      DATABASE_POOL_SIZE: '20',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'silent',
    },
  });
  try {
    await drill(server.url, pooler.url);
  } finally {
    await server.stop();
  }
} finally {
  await database.stop();
  await space.remove();
}
endDrill();

async function drill(url: string, poolerUrl: string): Promise<void> {
  const token = await signIn(url);
  const seen: string[] = [];
  const reading = new AbortController();
  const readers = Promise.all(
    Array.from({ length: 4 }, () =>
      readWhile(url, token, reading.signal, (problem) => seen.push(problem)),
    ),
  );
  const sent = await sendOrders(url, database.url, { count: orders, seed: 1, concurrency: 16 });
  reading.abort();
  await readers;
  expectThat(
    `${orders} orders over 4 connections are stored once`,
    await findLostOrders(database.url, sent),
  );
  expectThat('visitors never see what is for staff', [...new Set(seen)]);
  expectThat('a change is shown within a second', await isChangeShown(url));
  expectThat('no connection keeps the rights of a caller', await findLeakedRoles(poolerUrl));
  expectThat('stock, coupons, sums and points hold', findBrokenInvariants(database.url));
}

/** A staff member and a visitor read through the same few connections. */
async function readWhile(
  url: string,
  token: string,
  signal: AbortSignal,
  report: (problem: string) => void,
) {
  const count = async (headers: Record<string, string>) => {
    const response = await fetch(`${url}/rest/v1/orders?select=id&limit=1`, { headers });
    const rows: unknown = await response.json();
    if (Array.isArray(rows)) return rows.length;
    // Visitors have no right to the table, and an address has a limit of requests.
    if (![401, 429].includes(response.status)) report(`${response.status} ${JSON.stringify(rows)}`);
    return undefined;
  };
  while (!signal.aborted) {
    await sleep(50);
    const [own, visitor] = await Promise.all([
      count({ Authorization: `Bearer ${token}` }),
      count({}),
    ]);
    if (visitor) report('a visitor read an order');
    if (own === 0) report('an admin read no order');
  }
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'admin@fustat.example', password: 'Fustat-demo-2026' }),
  });
  return ((await response.json()) as { access_token: string }).access_token;
}

async function isChangeShown(url: string): Promise<boolean> {
  const page = async () => (await fetch(`${url}/en/product/amir-coffee-table`)).text();
  await page();
  const owner = new pg.Client(database.url);
  await owner.connect();
  await owner.query(`update products set name = 'Pooled Table' where slug = 'amir-coffee-table'`);
  await owner.end();
  const changed = performance.now();
  while (performance.now() - changed < 1_000)
    if ((await page()).includes('Pooled Table')) return true;
  return (await page()).includes('Pooled Table');
}

async function findLeakedRoles(poolerUrl: string): Promise<string[]> {
  const clients = Array.from({ length: 4 }, () => new pg.Client(poolerUrl));
  await Promise.all(clients.map((client) => client.connect()));
  const states = await Promise.all(
    clients.map(async (client) => {
      await client.query('begin');
      const { rows } = await client.query<{ state: string }>(
        `select current_user || coalesce(current_setting('request.jwt.claims', true), '') as state`,
      );
      await client.query('commit');
      return rows[0]!.state;
    }),
  );
  await Promise.all(clients.map((client) => client.end()));
  return states.filter((state) => state !== 'anon');
}
