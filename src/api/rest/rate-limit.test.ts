import { Hono } from 'hono';
import { afterAll, expect, it } from 'vitest';
import { stopListening } from '#platform/database/listen.server.ts';
import { allowed, attempts, fewRequests, flood } from '#tests/support/floods.ts';
import { accessTokenOf, serviceKey } from '#tests/support/storage.ts';
import type { ApiScope } from '../shared/scope.ts';
import { createRestApi } from './index.ts';

fewRequests();
afterAll(stopListening);

function createShop() {
  const app = new Hono<ApiScope>();
  app.use((context, next) => {
    context.set('clientAddress', context.req.header('X-Test-Address') ?? 'unknown');
    return next();
  });
  return app.route('/', createRestApi());
}
const read = (shop: ReturnType<typeof createShop>, headers: Record<string, string>) =>
  flood(shop, '/footer_config?limit=0', { headers });

it('slows down one network and leaves others alone', async () => {
  const shop = createShop();
  const { accepted, rejected } = await read(shop, { 'X-Test-Address': '2001:db8::1' });
  expect(accepted).toBeGreaterThanOrEqual(allowed);
  expect(accepted).toBeLessThan(attempts);
  expect(rejected!.status).toBe(429);
  expect(rejected!.headers.get('Retry-After')).toBe('1');
  expect(await rejected!.json()).toMatchObject({ code: 'over_request_rate_limit' });
  const neighbour = { 'X-Test-Address': '2001:db8::2' };
  const stranger = { 'X-Test-Address': '2001:db8:1::1' };
  expect((await read(shop, neighbour)).accepted).toBeLessThan(allowed);
  expect((await read(shop, stranger)).accepted).toBeGreaterThanOrEqual(allowed);
});

it('counts an account by itself, whatever its address, and forged tokens for the network', async () => {
  const shop = createShop();
  const token = { Authorization: `Bearer ${await accessTokenOf(new Date())}` };
  const first = await read(shop, { ...token, 'X-Test-Address': '192.0.2.1' });
  expect(first.accepted).toBeLessThan(attempts);
  const elsewhere = await read(shop, { ...token, 'X-Test-Address': '192.0.2.2' });
  expect(elsewhere.accepted).toBeLessThan(allowed);
  const forged = { Authorization: 'Bearer a.b.c', 'X-Test-Address': '192.0.2.1' };
  expect((await read(shop, forged)).accepted).toBeLessThan(attempts);
});

it('has no limit for programs with the secret key', async () => {
  const { accepted } = await read(createShop(), { apikey: await serviceKey() });
  expect(accepted).toBe(attempts);
});
