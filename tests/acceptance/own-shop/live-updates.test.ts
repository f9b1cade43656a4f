import { once } from 'node:events';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type BuiltServer, startBuiltServer } from '#tests/support/built-server.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
let owner: pg.Client;

beforeAll(async () => {
  database = await testDatabase({ withYear: true });
  owner = new pg.Client(database.url);
  await owner.connect();
});

afterAll(async () => {
  await owner.end();
  await database.close();
});

async function start(): Promise<BuiltServer> {
  const server = await startBuiltServer(database.url);
  onTestFinished(() => server.stop());
  return server;
}

async function cookieOf(shop: string, name: string): Promise<string> {
  const signedIn = await fetch(`${shop}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: shop },
    body: new URLSearchParams({ email: `${name}@fustat.example`, password: 'Fustat-demo-2026' }),
  });
  const cookies = signedIn.headers.getSetCookie();
  return cookies.map((line) => line.split(';')[0]).join('; ');
}

async function open(shop: string, name: string, headers: Record<string, string> = {}) {
  const cookie = await cookieOf(shop, name);
  return fetch(`${shop}/admin/live`, { headers: { cookie, ...headers } });
}

/** Reads until a text has arrived, or to the end. */
async function readUntil(reader: ReadableStreamDefaultReader<Uint8Array>, wanted?: string) {
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += decoder.decode(value, { stream: true });
    if (wanted !== undefined && text.includes(wanted)) return text;
  }
}

const touchAnOrder = async () => {
  const { rows } = await owner.query<{ id: string }>(
    'update orders set updated_at = now() where id = (select id from orders limit 1) returning id',
  );
  return rows[0]!.id;
};

test('staff receive what happens at once, neither stored nor compressed', async () => {
  const { url } = await start();
  const response = await open(url, 'sales', { 'Accept-Encoding': 'gzip' });
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'private, no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  expect(response.headers.has('content-encoding')).toBe(false);
  const reader = response.body!.getReader();
  await readUntil(reader, 'retry:');
  const id = await touchAnOrder();
  const text = await readUntil(reader, '\n\n');
  expect(text).toMatch(/^id: \d+\ndata: /);
  expect(text).toContain(`{"area":"orders","id":"${id}","kind":"changed","isOwn":false}`);
  await reader.cancel();
});

test('others are rejected by a status, without a redirect', async () => {
  const { url } = await start();
  const statusOf = async (response: Promise<Response>) => (await response).status;
  expect(await statusOf(fetch(`${url}/admin/live`, { redirect: 'manual' }))).toBe(401);
  expect(await statusOf(open(url, 'customer'))).toBe(403);
});

test('a server that stops ends its streams instead of waiting for them', async () => {
  const server = await start();
  const responses = await Promise.all([open(server.url, 'sales'), open(server.url, 'admin')]);
  const exited = once(server.process, 'exit');
  server.process.kill('SIGTERM');
  // A connection that is cut, as at the end of the time to stop, would be an error here.
  for (const { body } of responses) expect(await readUntil(body!.getReader())).toMatch(/^retry/);
  expect(await exited).toEqual([0, null]);
});
