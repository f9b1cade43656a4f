import { chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrowser } from '#tests/support/browser.ts';
import { type BuiltServer, startBuiltServer } from '#tests/support/built-server.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';
import {
  startOidcProvider,
  type TestProvider,
  visitProvider,
} from '#tests/support/oidc-provider.ts';

let database: TestDatabase;
let shop: BuiltServer;
let provider: TestProvider;

beforeAll(async () => {
  provider = await startOidcProvider('House of Wood', () => shop.url);
  database = await testDatabase({ seeded: true });
  const env = { OIDC_PROVIDERS: JSON.stringify({ house: provider.settings }) };
  shop = await startBuiltServer(database.url, { env });
});
afterAll(async () => {
  await shop.stop();
  await provider.stop();
  await database.close();
});

const open = (path: string, cookie = '') =>
  fetch(shop.url + path, { redirect: 'manual', headers: { cookie } });

const post = (path: string, fields: Record<string, string>, cookie = '') =>
  fetch(shop.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: shop.url, cookie },
    body: new URLSearchParams(fields),
  });

const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0]!)
    .join('; ');

const targetOf = (started: Response) => started.headers.get('Refresh')!.slice('0; url='.length);

test('a provider that is set has a button, which leads to it and back to this browser only', async () => {
  for (const path of ['/en/login', '/en/signup', '/ar/login']) {
    expect(await (await open(path)).text(), path).toContain('House of Wood');
  }
  const started = await post('/en/login/with', { provider: 'house', next: '/account/orders' });
  // No redirect, which the policy of the page with the form would stop.
  expect(started.status).toBe(200);
  const target = new URL(targetOf(started));
  expect(target.origin).toBe(provider.issuer);
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

const demoLogin = (role: string) => ({
  email: `${role}@fustat.example`,
  password: 'Fustat-demo-2026',
});

/** Goes to the provider and back to the shop, up to the page that uses the code. */
async function throughProvider(started: Response): Promise<string> {
  const { search } = await visitProvider(targetOf(started));
  const back = await open(`/auth/v1/callback${search}`);
  return back.headers.get('Location')!.slice(shop.url.length);
}

test('an account at a provider is linked in this browser only, opens the account and is unlinked', async () => {
  provider.person = { id: 'n-1', email: 'nadia@elsewhere.example', verified: true };
  const cookie = cookiesOf(await post('/en/login', demoLogin('customer')));
  const linkedTo = async () => {
    const page = await (await open('/en/account/security', cookie)).text();
    return page.includes('nadia@elsewhere.example');
  };

  const led = await post('/en/account/security/link', { provider: 'house' }, cookie);
  const stolen = await throughProvider(led);
  await open(stolen, cookie);
  expect(await linkedTo()).toBe(false);

  const started = await post('/en/account/security/link', { provider: 'house' }, cookie);
  await open(await throughProvider(started), `${cookie}; ${cookiesOf(started)}`);
  expect(await linkedTo()).toBe(true);

  const entering = await post('/en/login/with', { provider: 'house' });
  const entered = await open(await throughProvider(entering), cookiesOf(entering));
  expect(entered.headers.getSetCookie().join()).toMatch(/access=./);

  const { rows } = await database.owner.query<{ id: string; provider: string }>(
    `select i.id, i.provider from auth.identities i join auth.users u on u.id = i.user_id
     where u.email = 'customer@fustat.example' order by i.provider`,
  );
  const [email, house] = rows;
  const unlink = (identityId: string) => post('/en/account/security', { identityId }, cookie);
  expect((await unlink(house!.id)).status).toBe(200);
  expect(await linkedTo()).toBe(false);
  // The only way in stays.
  expect((await unlink(email!.id)).ok).toBe(false);
});

test('an account that begins at a provider is greeted as a new one, and as a known one later', async () => {
  provider.person = { id: 'h-1', email: 'hala@elsewhere.example', verified: true };
  const greeting = async () => {
    const entering = await post('/en/login/with', { provider: 'house' });
    const entered = await open(await throughProvider(entering), cookiesOf(entering));
    const page = await open(entered.headers.get('Location')!, cookiesOf(entered));
    return /Welcome (back )?to Fustat/.exec(await page.text())?.[0];
  };
  expect(await greeting()).toBe('Welcome to Fustat');
  expect(await greeting()).toBe('Welcome back to Fustat');
});

/** Only a browser keeps to the policy of the page, which once stopped the way to the provider. */
test('a browser goes to the provider and back, to log in and to link an account', async () => {
  const browser = await chromium.launch(await findBrowser());
  const openBrowser = async () => {
    const page = await browser.newPage({ baseURL: shop.url, serviceWorkers: 'block' });
    // The test has a limit of its own.
    page.setDefaultTimeout(0);
    return page;
  };
  try {
    const page = await openBrowser();
    provider.person = { id: 'b-1', email: 'basma@elsewhere.example', verified: true };
    await page.goto('/en/login?next=/account/security');
    await page.getByRole('button', { name: 'Continue with House of Wood' }).click();
    await page.waitForURL('**/en/account/security');
    // The only way in has no button.
    expect(await page.getByRole('button', { name: 'Unlink' }).count()).toBe(0);

    const other = await openBrowser();
    provider.person = { id: 'b-2', email: 'basma@work.example', verified: true };
    await other.goto('/en/login?next=/account/security');
    const { email, password } = demoLogin('customer');
    await other.getByLabel('E-mail').fill(email);
    await other.getByRole('textbox', { name: 'Password' }).fill(password);
    await other.getByRole('button', { name: 'Login', exact: true }).click();
    const link = other.getByRole('button', { name: 'Link House of Wood', exact: true });
    await link.click();
    await other.getByRole('button', { name: 'Unlink House of Wood' }).click();
    await link.waitFor();
  } finally {
    await browser.close();
  }
});

test('staff without a second factor are led to set it up once admins require it', async () => {
  const cookie = cookiesOf(await post('/en/login', demoLogin('sales')));
  expect((await open('/en/admin/orders', cookie)).status).toBe(200);

  await database.owner.query('update abuse_limits set staff_second_factor = true');
  const led = await open('/en/admin/orders', cookie);
  expect(led.status).toBe(302);
  const location = led.headers.get('Location')!;
  expect(location).toBe('/en/account/security?next=%2Fadmin%2Forders');
  const page = await (await open(location, cookie)).text();
  expect(page).toContain('Members of staff need it to open the back office.');
  // The way back is not lost on the next page.
  expect(page).toContain('/account/security?setup=1&amp;next=%2Fadmin%2Forders');
});
