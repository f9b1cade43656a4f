import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltServer, startBuiltServer } from '#tests/support/built-server.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
let shop: BuiltServer;
let provider: Server;
let issuer: string;

/** A provider as far as the shop reads it before it sends a browser there. */
async function startProvider(): Promise<void> {
  provider = createServer((_, response) => {
    const description = {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    };
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(description));
  });
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  await startProvider();
  database = await testDatabase({ seeded: true });
  const house = { name: 'House of Wood', issuer, clientId: 'shop', clientSecret: 'a secret' };
  const env = { OIDC_PROVIDERS: JSON.stringify({ house }) };
  shop = await startBuiltServer(database.url, { env });
});
afterAll(async () => {
  await shop.stop();
  provider.close();
  await database.close();
});

const open = (path: string, cookie = '') =>
  fetch(shop.url + path, { redirect: 'manual', headers: { cookie } });

const post = (path: string, fields: Record<string, string>) =>
  fetch(shop.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: shop.url },
    body: new URLSearchParams(fields),
  });

const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0]!)
    .join('; ');

test('a provider that is set has a button, which leads to it and back to this browser only', async () => {
  for (const path of ['/en/login', '/en/signup', '/ar/login']) {
    expect(await (await open(path)).text(), path).toContain('House of Wood');
  }
  const started = await post('/en/login/with', { provider: 'house', next: '/account/orders' });
  expect(started.status).toBe(303);
  const target = new URL(started.headers.get('Location')!);
  expect(target.origin + target.pathname).toBe(`${issuer}/authorize`);
  expect(target.searchParams.get('redirect_uri')).toBe(`${shop.url}/auth/v1/callback`);

  // A code of another browser, with the cookie of this browser and without.
  for (const cookie of [cookiesOf(started), '']) {
    const returned = await open(`/en/login/with?code=${crypto.randomUUID()}`, cookie);
    expect(returned.headers.get('Location')).toMatch(/\/login$/);
    expect(returned.headers.getSetCookie().join()).not.toMatch(/access=./);
  }
  const unknown = await post('/en/login/with', { provider: 'constructor' });
  expect(unknown.headers.get('Location')).toMatch(/\/login$/);
});

test('staff without a second factor are led to set it up once admins require it', async () => {
  const login = { email: 'sales@fustat.example', password: 'Fustat-demo-2026' };
  const cookie = cookiesOf(await post('/en/login', login));
  expect((await open('/en/admin/orders', cookie)).status).toBe(200);

  await database.owner.query('update abuse_limits set staff_second_factor = true');
  const led = await open('/en/admin/orders', cookie);
  expect(led.status).toBe(302);
  expect(led.headers.get('Location')).toMatch(/\/account\/security$/);
  const page = await open('/en/account/security', `${cookie}; ${cookiesOf(led)}`);
  expect(await page.text()).toContain('Two-step login');
});
