import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stopListening } from '#platform/database/listen.server.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { accessTokenOf, serviceKey } from '#tests/support/storage.ts';
import type { ApiScope } from '../shared/scope.ts';
import { createRestApi } from './index.ts';

/** A flood, and what the limit lets through at once; a second adds one. */
const attempts = 40;
const allowed = 10;
let database: TestDatabase;

beforeAll(async () => {
  process.env['REST_REQUESTS_PER_SECOND'] = '1';
  database = await testDatabase();
});
afterAll(async () => {
  delete process.env['REST_REQUESTS_PER_SECOND'];
  await stopListening();
  await database.close();
});

function createShop() {
  const app = new Hono<ApiScope>();
  app.use((context, next) => {
    context.set('clientAddress', context.req.header('X-Test-Address') ?? 'unknown');
    return next();
  });
  return app.route('/rest/v1', createRestApi());
}

async function flood(shop: ReturnType<typeof createShop>, headers: Record<string, string>) {
  const responses = await Promise.all(
    Array.from({ length: attempts }, async () =>
      shop.request('/rest/v1/footer_config?limit=0', { headers }),
    ),
  );
  const rejected = responses.filter(({ status }) => status === 429);
  return { accepted: attempts - rejected.length, rejected: rejected.at(-1) };
}

it('slows down one network and leaves others alone', async () => {
  const shop = createShop();
  const { accepted, rejected } = await flood(shop, { 'X-Test-Address': '2001:db8::1' });
  expect(accepted).toBeGreaterThanOrEqual(allowed);
  expect(accepted).toBeLessThan(attempts);
  expect(rejected!.headers.get('Retry-After')).toBe('1');
  expect(await rejected!.json()).toMatchObject({ code: 'over_request_rate_limit' });
  const neighbour = { 'X-Test-Address': '2001:db8::2' };
  const stranger = { 'X-Test-Address': '2001:db8:1::1' };
  expect((await flood(shop, neighbour)).accepted).toBeLessThan(allowed);
  expect((await flood(shop, stranger)).accepted).toBeGreaterThanOrEqual(allowed);
});

it('counts an account by itself, whatever its address, and forged tokens for the network', async () => {
  const shop = createShop();
  const token = { Authorization: `Bearer ${await accessTokenOf(new Date())}` };
  const first = await flood(shop, { ...token, 'X-Test-Address': '192.0.2.1' });
  expect(first.accepted).toBeLessThan(attempts);
  const elsewhere = await flood(shop, { ...token, 'X-Test-Address': '192.0.2.2' });
  expect(elsewhere.accepted).toBeLessThan(allowed);
  const forged = { Authorization: 'Bearer a.b.c', 'X-Test-Address': '192.0.2.1' };
  expect((await flood(shop, forged)).accepted).toBeLessThan(attempts);
});

it('has no limit for programs with the secret key', async () => {
  const { accepted } = await flood(createShop(), { apikey: await serviceKey() });
  expect(accepted).toBe(attempts);
});
