import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { demoAccount } from '#tests/support/login.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type BuiltServer, freePort, startBuiltServer } from '#tests/support/built-server.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';
import { severableWire } from '#tests/support/severable-wire.ts';

let database: TestDatabase;
let owner: pg.Client;
const servers: BuiltServer[] = [];

async function start(env: Record<string, string> = {}, databaseUrl = database.url) {
  const server = await startBuiltServer(databaseUrl, { env });
  servers.push(server);
  return server;
}

const get = (url: string) => fetch(url, { redirect: 'manual' });
/** Reads to the end: an answer half read keeps its connection busy. */
async function statusOf(url: string): Promise<number> {
  const response = await get(url);
  await response.arrayBuffer();
  return response.status;
}

const call = (url: string, body: object, token = '') =>
  fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
const apiPaths = [
  'auth/v1/factors',
  'rest/v1/products',
  'storage/v1/bucket',
  'functions/v1/contact',
  'realtime/v1/api/broadcast',
];

beforeAll(async () => {
  database = await testDatabase({ withYear: true });
  owner = new pg.Client(database.url);
  await owner.connect();
});

afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});

afterAll(async () => {
  await owner.end();
  await database.close();
});

describe('without its database', () => {
  test('the shop lives, says that it is not ready, and is ready when the database is back', async () => {
    const wire = await severableWire(database.url);
    onTestFinished(wire.cut);
    const { url } = await start({ LOG_LEVEL: 'silent' }, wire.url);
    const readiness = async () => (await get(`${url}/readyz`)).text();
    expect(await statusOf(`${url}/readyz`)).toBe(200);
    await eventually(async () => expect(await readiness()).toBe('ok'));
    expect(await statusOf(`${url}/shop`)).toBe(200);
    const signIn = await call(`${url}/auth/v1/token?grant_type=password`, demoAccount('customer'));
    const { access_token: token } = (await signIn.json()) as { access_token: string };

    await wire.cut();
    expect(await statusOf(`${url}/readyz`)).toBe(503);
    expect(await readiness()).toBe('down: database unreachable');
    expect(await statusOf(`${url}/healthz`)).toBe(200);
    const page = await get(`${url}/shop?page=2`);
    expect(page.status).toBe(503);
    expect(page.headers.get('Retry-After')).toBe('5');
    expect(await page.text()).toMatch(/<h1[\s>]/);
    for (const path of apiPaths) {
      const response = await call(`${url}/${path}`, { messages: [] }, token);
      const found = [response.status, response.headers.get('Retry-After')];
      expect(found, `${path}: ${await response.text()}`).toEqual([503, '5']);
    }

    await wire.mend();
    expect(await statusOf(`${url}/readyz`)).toBe(200);
    expect(await statusOf(`${url}/shop?page=2`)).toBe(200);
  });

  test('it is degraded, and sells, while only the way past the pooler is gone', async () => {
    const wire = await severableWire(database.url);
    onTestFinished(wire.cut);
    // As a pooler starts its connections.
    const pooled = new URL(database.url);
    const visitor = '-c role=anon -c TimeZone=UTC -c statement_timeout=15s';
    pooled.searchParams.set('options', visitor);
    const env = { LOG_LEVEL: 'silent', DATABASE_DIRECT_URL: wire.url };
    const { url } = await start(env, pooled.href);
    const readiness = async () => {
      const response = await get(`${url}/readyz`);
      return [response.status, await response.text()];
    };
    expect(await statusOf(`${url}/shop`)).toBe(200);
    expect(await readiness()).toEqual([200, 'ok']);
    await wire.cut();
    const degraded = 'degraded: changes are not received, pages are not stored';
    await eventually(async () => expect(await readiness()).toEqual([200, degraded]));
    expect(await statusOf(`${url}/shop?page=2`)).toBe(200);
    await wire.mend();
    await eventually(async () => expect(await readiness()).toEqual([200, 'ok']));
  });

  test('what changed meanwhile is shown as soon as the database is back', async () => {
    const wire = await severableWire(database.url);
    onTestFinished(wire.cut);
    const { url } = await start({ LOG_LEVEL: 'silent' }, wire.url);
    const title = async () => /<title>([^<]*)/.exec(await (await get(`${url}/about`)).text())?.[1];
    const before = await title();
    expect(before).toMatch(/^Fustat \|/);
    await wire.cut();
    await owner.query(`update site_settings set brand_name = 'Riwaq'`);
    await wire.mend();
    await eventually(async () => expect(await title()).toMatch(/^Riwaq \|/));
    await owner.query(`update site_settings set brand_name = 'Fustat'`);
    await eventually(async () => expect(await title()).toBe(before));
  });
});

describe('the figures', () => {
  test('are Prometheus text, count by route, and never name what was asked for', async () => {
    const port = `${await freePort()}`;
    const { url } = await start({ METRICS_PORT: port });
    await Promise.all(
      ['/about', '/shop?q=secret-word', '/secret-path', '/healthz'].map((path) =>
        statusOf(url + path),
      ),
    );
    const response = await eventually(() => get(`http://127.0.0.1:${port}/metrics`));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=/);
    const figures = await response.text();
    const counted = (labels: RegExp) =>
      figures
        .split('\n')
        .some(
          (line) => line.startsWith('http_request_duration_seconds_count') && labels.test(line),
        );
    expect(counted(/method="GET",status="200",route="\/healthz"} 1$/)).toBe(true);
    expect(counted(/status="404"/)).toBe(true);
    expect(figures).toContain('process_cpu_seconds_total');
    expect(figures).toMatch(/^page_cache_total\{result="miss"\} \d+$/m);
    expect(figures).toMatch(/^page_cache_total\{result="bypass"\} \d+$/m);
    expect(figures).toMatch(/^transaction_queue\{state="waiting"\} 0$/m);
    expect(figures).toMatch(/^database_up 1$/m);
    expect(figures).toMatch(/^database_round_trip_seconds_count \d+$/m);
    expect(figures).toMatch(/^database_connections\{state="idle"\} \d+$/m);
    for (const name of ['jobs_waiting', 'jobs_failed', 'jobs_oldest_waiting_seconds']) {
      expect(figures).toMatch(new RegExp(`^${name} [0-9.]+$`, 'm'));
    }
    expect(figures).not.toContain('secret');
    expect(await statusOf(`${url}/metrics`)).toBe(404);
  });

  test('are for this machine only, even where the shop is open to others', async () => {
    const port = await freePort();
    const { url } = await start({ METRICS_PORT: `${port}`, HOST: '0.0.0.0' });
    expect(await eventually(() => statusOf(`http://127.0.0.1:${port}/metrics`))).toBe(200);
    const outside = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4');
    for (const { address } of outside) {
      expect(await statusOf(`http://${address}:${new URL(url).port}/healthz`)).toBe(200);
      await expect(get(`http://${address}:${port}/metrics`)).rejects.toThrow();
    }
  });

  test('that cannot be served do not keep the shop from opening', async () => {
    const port = `${await freePort()}`;
    await start({ METRICS_PORT: port });
    const second = await start({ METRICS_PORT: port });
    expect(await statusOf(`${second.url}/healthz`)).toBe(200);
  });
});

describe('behind TLS', () => {
  test('browsers are told to stay there, and cookies never leave it', async () => {
    const { url } = await start({ PUBLIC_URL: 'https://shop.example' });
    const secure = 'max-age=63072000; includeSubDomains';
    for (const path of ['/', '/auth/v1/health', '/favicon.svg']) {
      const response = await get(url + path);
      await response.arrayBuffer();
      expect(response.headers.get('strict-transport-security')).toBe(secure);
    }
    const signedIn = await fetch(`${url}/login`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: 'https://shop.example' },
      body: new URLSearchParams({ email: 'customer@fustat.example', password: 'Fustat-demo-2026' }),
    });
    const session = signedIn.headers.getSetCookie().filter((each) => each.startsWith('__Host-'));
    expect(session).toHaveLength(2);
    for (const each of session) expect(each).toMatch(/Path=\/;.*HttpOnly; Secure; SameSite=Lax/);
  });

  test('without it they are told nothing of the kind', async () => {
    const { url } = await start();
    const response = await get(url);
    await response.arrayBuffer();
    expect(response.headers.has('strict-transport-security')).toBe(false);
  });
});

/** Connections that the system lets wait for one program; where it does not tell, none. */
const longestQueue = () => {
  const file = '/proc/sys/net/core/somaxconn';
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
};

describe('in a crowd', () => {
  test.runIf(longestQueue() > 600)('connections wait while the shop is held up', async () => {
    const { url, process: shop } = await start();
    const { hostname, port } = new URL(url);
    shop.kill('SIGSTOP');
    onTestFinished(() => void shop.kill('SIGCONT'));
    // More than Node's own limit of 511.
    const visitors = Array.from({ length: 600 }, () => connect(Number(port), hostname));
    try {
      await Promise.all(visitors.map((visitor) => once(visitor, 'connect')));
      shop.kill('SIGCONT');
      expect(await statusOf(`${url}/healthz`)).toBe(200);
    } finally {
      // Before the shop stops, which would wait for them.
      for (const visitor of visitors) visitor.destroy();
    }
  });
});

describe('when it is told to stop', () => {
  test('the shop answers what is under way completely, takes nothing new, and ends well', async () => {
    const { url, process: shop } = await start();
    const exited = once(shop, 'exit');
    await owner.query('begin; lock table products in access exclusive mode');
    const page = get(`${url}/shop`).then(async (response) => [
      response.status,
      await response.text(),
    ]);
    await eventually(async () => {
      const { rowCount } = await owner.query(`select from pg_locks where not granted`);
      expect(rowCount).toBeGreaterThan(0);
    });
    shop.kill('SIGTERM');
    await eventually(() => expect(get(`${url}/healthz`)).rejects.toThrow());
    await owner.query('rollback');
    expect(await page).toEqual([200, expect.stringMatching(/<html[^]*<\/html>\s*$/)]);
    expect(await exited).toEqual([0, null]);
  });
});
