import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type BuiltServer, freePort, startBuiltServer } from '#tests/support/built-server.ts';
import { startDemoDatabase } from '#tests/support/demo-database.ts';

/** A change must be seen through Varnish within this time. */
const maxMilliseconds = 1000;
const slug = 'amir-coffee-table';
const page = `/en/product/${slug}`;

/** Runs Varnish from the system with the configuration in ops/varnish. */
async function startVarnish(shop: string, port: number) {
  const folder = mkdtempSync(join(tmpdir(), 'drill-varnish-'));
  const vcl = readFileSync('ops/varnish/shop.vcl', 'utf8');
  const file = join(folder, 'shop.vcl');
  writeFileSync(file, vcl.replace('.port = "3000"', `.port = "${new URL(shop).port}"`));
  const args = ['-F', '-j', 'none', '-a', `127.0.0.1:${port}`, '-f', file, '-n', folder];
  const varnish = spawn('varnishd', [...args, '-s', 'malloc,64m'], { stdio: 'ignore' });
  await Promise.race([once(varnish, 'spawn'), once(varnish, 'error').then(rejectMissing)]);
  return { stop: () => stopVarnish(varnish, folder) };
}

function rejectMissing(): never {
  throw new Error('varnishd is missing: install it with `apt install varnish`.');
}

async function stopVarnish(varnish: ChildProcess, folder: string): Promise<void> {
  const ended = once(varnish, 'exit');
  varnish.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
}

const read = async (url: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url + page, { headers });
  return { html: await response.text(), cache: response.headers.get('X-Cache') };
};

/** Resolves when the page comes from the store of Varnish. */
async function waitForHit(url: string): Promise<void> {
  const deadline = performance.now() + 30_000;
  for (;;) {
    const response = await read(url).catch(() => null);
    if (response?.cache === 'hit') return;
    if (performance.now() > deadline) throw new Error('Varnish stores nothing.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Signs in as staff and returns the cookies. */
async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url },
    body: new URLSearchParams({
      email: 'technical@fustat.example',
      password: 'Fustat-demo-2026',
    }),
  });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Changes the price in the list of products, as staff do. */
async function changePrice(url: string, cookie: string, row: { id: string; price: string }) {
  const to = String(Number(row.price) + 1);
  const response = await fetch(`${url}/admin/cells.data`, {
    method: 'POST',
    headers: { origin: url, cookie },
    body: new URLSearchParams({
      list: 'products',
      row: row.id,
      column: 'price',
      from: row.price,
      to,
    }),
  });
  const result = await response.text();
  if (!result.includes('changeSet')) throw new Error(`The price was not changed: ${result}.`);
  return new Intl.NumberFormat('en').format(Number(to));
}

/** Milliseconds from the response of the back office until visitors see the new price. */
async function timeUntilSeen(url: string, text: string): Promise<number> {
  const changed = performance.now();
  while (!(await read(url)).html.includes(text)) {
    if (performance.now() - changed > 10_000) return Infinity;
  }
  return performance.now() - changed;
}

async function readProduct(databaseUrl: string): Promise<{ id: string; price: string }> {
  const owner = new pg.Client(databaseUrl);
  await owner.connect();
  try {
    const { rows } = await owner.query<{ id: string; price: string }>(
      'select id, price::text from products where slug = $1',
      [slug],
    );
    return rows[0]!;
  } finally {
    await owner.end();
  }
}

async function drill(url: string, databaseUrl: string): Promise<boolean> {
  await waitForHit(url);
  const cookie = await signIn(url);
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    await waitForHit(url);
    const product = await readProduct(databaseUrl);
    times.push(await timeUntilSeen(url, await changePrice(url, cookie, product)));
  }
  const rounded = times.map((time) => Math.round(time));
  console.log(`a new price is seen through Varnish after ${rounded.join(', ')} ms`);
  return times.every((time) => time < maxMilliseconds);
}

async function main(): Promise<void> {
  const database = await startDemoDatabase();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let shop: BuiltServer | undefined;
  let varnish: { stop(): Promise<void> } | undefined;
  try {
    const env = { PURGE_URL: `${url}/purge`, PUBLIC_URL: url, LOG_LEVEL: 'warn' };
    shop = await startBuiltServer(database.url, { env });
    varnish = await startVarnish(shop.url, port);
    process.exitCode = (await drill(url, database.url)) ? 0 : 1;
  } finally {
    await varnish?.stop();
    await shop?.stop();
    await database.stop();
  }
}

// Ctrl-C runs the exit hooks, which stop the database.
process.once('SIGINT', () => process.exit(130));
await main();
