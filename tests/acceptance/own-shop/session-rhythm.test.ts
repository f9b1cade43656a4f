import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltServer, startBuiltServer } from '#tests/support/built-server.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';

const minute = 60_000;
const laterClock = join(import.meta.dirname, '..', '..', 'support', 'later-clock.ts');

let database: TestDatabase;
const servers: BuiltServer[] = [];

async function startAhead(milliseconds: number): Promise<BuiltServer> {
  const server = await startBuiltServer(database.url, {
    env: { CLOCK_AHEAD: String(milliseconds) },
    nodeFlags: ['--import', laterClock],
  });
  servers.push(server);
  return server;
}

const post = ({ url }: BuiltServer, path: string, cookie: string, body = '') =>
  fetch(url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url, cookie, 'content-type': 'application/x-www-form-urlencoded' },
    body,
  });

const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0]!)
    .filter((cookie) => /^(access|refresh)=./.test(cookie))
    .join('; ');

async function signIn(server: BuiltServer): Promise<string> {
  const form = 'email=customer%40fustat.example&password=Fustat-demo-2026';
  return cookiesOf(await post(server, '/login', '', form));
}

const isIn = async (server: BuiltServer, cookie: string) =>
  (await fetch(`${server.url}/account`, { headers: { cookie }, redirect: 'manual' })).status ===
  200;

beforeAll(async () => {
  database = await testDatabase({ withYear: true });
});

afterAll(async () => {
  for (const server of servers) await server.stop();
  await database.close();
});

test('a token is left alone while fresh and renewed in its last 90 seconds', async () => {
  const now = await startAhead(0);
  const cookie = await signIn(now);
  const early = await post(now, '/session/refresh', cookie);
  expect(early.status).toBe(200);
  expect(cookiesOf(early)).toBe('');
  const { expiresAt } = (await early.json()) as { expiresAt: number };

  const later = await startAhead(14 * minute);
  const due = await post(later, '/session/refresh', cookie);
  expect(due.status).toBe(200);
  const renewed = cookiesOf(due);
  expect(renewed).toMatch(/access=.+refresh=/);
  const next = (await due.json()) as { expiresAt: number };
  expect(next.expiresAt - expiresAt).toBeGreaterThan(13 * minute);
  expect(await isIn(later, renewed)).toBe(true);
});

test('a customer who returns after the token ended is still signed in, with new tokens', async () => {
  const [now, hourLater] = [await startAhead(0), await startAhead(60 * minute)];
  const cookie = await signIn(now);
  const page = await fetch(`${hourLater.url}/account`, { headers: { cookie } });
  expect(page.status).toBe(200);
  expect(cookiesOf(page)).toMatch(/access=.+refresh=/);
});

test('a refresh token used twice ends the session for both holders', async () => {
  const [now, hourLater] = [await startAhead(0), await startAhead(60 * minute)];
  const stolen = await signIn(now);
  const first = await fetch(`${hourLater.url}/account`, { headers: { cookie: stolen } });
  const second = await fetch(`${hourLater.url}/account`, { headers: { cookie: cookiesOf(first) } });
  expect(second.status).toBe(200);

  const dayLater = await startAhead(24 * 60 * minute);
  const owner = await fetch(`${dayLater.url}/account`, { headers: { cookie: cookiesOf(first) } });
  expect(owner.status).toBe(200);
  const thief = await post(dayLater, '/session/refresh', stolen);
  expect(thief.status).toBe(401);
  expect(await isIn(dayLater, cookiesOf(owner))).toBe(false);
});

test('without a session there is nothing to renew', async () => {
  expect((await post(await startAhead(0), '/session/refresh', '')).status).toBe(401);
});
