import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltServer, startBuiltServer } from '#tests/support/built-server.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';
import { demoEnvironment } from '#tests/support/demo-environment.ts';
import { photo } from '#tests/support/pictures.ts';

// The examples of /developers, each run as a reader would run it.
const folder = resolve('src/web/storefront/developers/examples');
const run = promisify(execFile);
const hasCurl = spawnSync('curl', ['--version']).status === 0;

let database: TestDatabase;
let shop: BuiltServer;
let uploads: string;
let settings: Record<string, string>;

async function printed(program: string, args: string[]): Promise<unknown> {
  const { stdout } = await run(program, args, { env: { ...process.env, ...settings } });
  return JSON.parse(stdout);
}
const javascript = (name: string) => printed(process.execPath, [join(folder, `${name}.mjs`)]);
const curl = (name: string) => printed('sh', ['-e', join(folder, `${name}.sh`)]);

async function keys(): Promise<Record<string, string>> {
  const { stdout } = await run(process.execPath, ['scripts/keys.ts'], {
    env: { ...process.env, ...demoEnvironment(database.url, shop.url), NODE_ENV: 'test' },
  });
  return Object.fromEntries(
    stdout
      .trim()
      .split('\n')
      .map((line) => line.split('=') as [string, string]),
  );
}

async function signIn(): Promise<string> {
  const session = (await javascript('sign-in')) as { access_token: string };
  return session.access_token;
}

beforeAll(async () => {
  database = await testDatabase({ withYear: true });
  uploads = await mkdtemp(join(tmpdir(), 'fustat-examples-'));
  shop = await startBuiltServer(database.url, { env: { UPLOADS_DIR: uploads } });
  const { rows } = await database.owner.query<{ id: string }>(`select id from products p
    where quantity > 10 and status = 'published'
      and not exists (select from product_variants v where v.product_id = p.id) limit 1`);
  await writeFile(join(uploads, 'picture.jpg'), (await photo('picture.jpg')).buffer);
  settings = {
    SHOP_URL: shop.url,
    PRODUCT_ID: rows[0]!.id,
    ORDER_KEY: crypto.randomUUID(),
    EMAIL: 'customer@fustat.example',
    PASSWORD: 'Fustat-demo-2026',
    PICTURE: join(uploads, 'picture.jpg'),
    ...(await keys()),
  };
  settings['ACCESS_TOKEN'] = await signIn();
});

afterAll(async () => {
  await shop.stop();
  await database.close();
  await rm(uploads, { recursive: true, force: true });
});

/** What both languages print, apart from what differs from run to run. */
const expected: Record<string, unknown> = {
  'latest-products': expect.arrayContaining([
    expect.objectContaining({ product_images: expect.any(Array), price: expect.any(Number) }),
  ]),
  'one-product': expect.objectContaining({ product_variants: [], name: expect.any(String) }),
  search: expect.arrayContaining([expect.objectContaining({ content_type: 'product' })]),
  'price-cart': expect.objectContaining({ payable: expect.any(Number) }),
  'place-order': expect.objectContaining({ id: expect.any(String) }),
  'sign-in': expect.objectContaining({ access_token: expect.any(String) }),
  'own-orders': expect.arrayContaining([
    expect.objectContaining({ number: expect.any(String), order_items: expect.any(Array) }),
  ]),
};

describe.each(Object.keys(expected))('%s', (name) => {
  test('in JavaScript', async () => {
    expect(await javascript(name)).toEqual(expected[name]);
  });

  test.skipIf(!hasCurl)('by curl', async () => {
    const result = (await curl(name)) as { order?: unknown };
    expect(name === 'place-order' ? result.order : result).toEqual(expected[name]);
  });
});

test('every example in the folder is run', async () => {
  const others = ['follow-orders', 'low-stock', 'upload-picture'];
  const names = new Set((await readdir(folder)).map((file) => file.split('.')[0]));
  expect([...names].toSorted()).toEqual([...Object.keys(expected), ...others].toSorted());
});

test('a report of what is nearly sold out', async () => {
  const report = (await javascript('low-stock')) as { count: number; products: unknown[] };
  expect(report.count).toBeGreaterThan(0);
  expect(report.products.length).toBe(Math.min(report.count, 20));
  if (hasCurl) expect(await curl('low-stock')).toEqual(report.products);
});

test('a picture uploaded is served to everyone', async () => {
  const { publicUrl } = (await javascript('upload-picture')) as { publicUrl: string };
  const response = await fetch(publicUrl);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  if (hasCurl) {
    expect(await curl('upload-picture')).toEqual(
      expect.objectContaining({ Key: expect.stringMatching(/^product-images\/samples\//) }),
    );
  }
});

test('a customer is told of a change of their order', async () => {
  const orders = (await javascript('own-orders')) as { id: string; number: string }[];
  const child = run(process.execPath, [join(folder, 'follow-orders.mjs')], {
    env: { ...process.env, ...settings },
    // Ends a client that never gets the change.
    timeout: 120_000,
  });
  child.child.stderr!.on('data', (state: Buffer) => {
    if (!state.toString().includes('SUBSCRIBED')) return;
    void database.owner.query(`update orders set notes = 'Ring twice' where id = $1`, [
      orders[0]!.id,
    ]);
  });
  const { stdout } = await child;
  expect(JSON.parse(stdout)).toMatchObject({ number: orders[0]!.number });
  if (hasCurl) {
    const { stdout: body } = await run('sh', ['-e', join(folder, 'follow-orders.sh')], {
      env: { ...process.env, ...settings },
    });
    expect(body).toBe('');
  }
});
