import { expect, type Page, test } from '@playwright/test';
import { alive } from '#tests/support/alive.ts';
import { entriesFor, rolesFor } from '#web/admin/menu/menu.ts';
import { adminPages } from '#web/admin/menu/pages.ts';
import { hasRole, type StaffRole, staffRoles } from '#domain/identity/roles.ts';
import { en } from '#i18n/messages/en/index.ts';
import { loginAs } from '#tests/support/login.ts';
import { wear } from '#tests/support/look.ts';
import { once } from '#tests/support/once.ts';
import { openPage } from '#tests/support/open-page.ts';
import { recordAddresses, removeNewPictures } from './record-addresses.ts';

const accountPaths = [
  '/account',
  ...['orders', 'wishlist', 'rewards', 'addresses', 'payment'].map((page) => `/account/${page}`),
  ...['notifications', 'settings', 'profile'].map((page) => `/account/${page}`),
];
const adminPaths = ['/admin', ...adminPages.map(({ path }) => `/admin/${path}`)];
const unknownId = '00000000-0000-4000-8000-000000000000';

/** An address that the route's pattern matches. */
const addressOf = (pattern: string) =>
  pattern.replace(':id', unknownId).replace(':name', 'terms').replace('/*', '/overview');

type GuardResponse = { status: number; location: string | undefined; flash: string | undefined };

async function ask(page: Page, path: string): Promise<GuardResponse> {
  const response = await page.request.get(path, { maxRedirects: 0 });
  const cookies = response.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie');
  const flash = cookies.map(({ value }) => /^flash=(\w+)/.exec(value)?.[1]).find(Boolean);
  await page.context().clearCookies({ name: 'flash' });
  return { status: response.status(), location: response.headers()['location'], flash };
}

const entryNames = (role: StaffRole) =>
  entriesFor([role]).map(({ name }) => en.admin.entries[name]);

/** The entries of the menu as the server sends them. */
async function menuOf(page: Page): Promise<string[]> {
  const response = await page.request.get('/admin', { headers: { 'Accept-Language': 'en' } });
  const html = await response.text();
  const [, menu] = /<nav aria-label="Back office">(.*?)<\/nav>/s.exec(html)!;
  return [...menu!.matchAll(/<a [^>]*>([^<]*)<\/a>/g)].map(([, name]) =>
    name!.replace('&amp;', '&'),
  );
}

const admitted = { status: 200, location: undefined, flash: undefined };
const toRole = { status: 302, location: '/unauthorized', flash: 'role_required' };
const toLogin = (path: string) => ({
  status: 302,
  location: `/unauthorized?next=${encodeURIComponent(path)}`,
  flash: 'login_required',
});

test('a visitor is asked to log in everywhere', once, async ({ page }) => {
  for (const path of [...accountPaths, ...adminPaths.map(addressOf)]) {
    expect(await ask(page, path), path).toEqual(toLogin(path));
  }
});

test('a customer enters the account and nothing of the back office', once, async ({ page }) => {
  await loginAs(page, 'customer');
  for (const path of accountPaths) expect(await ask(page, path), path).toEqual(admitted);
  for (const path of adminPaths.map(addressOf)) expect(await ask(page, path), path).toEqual(toRole);
});

for (const role of staffRoles) {
  test(
    `${role} enters exactly the desks of the role, and its menu names these`,
    once,
    async ({ page }) => {
      await loginAs(page, role);
      // Who sees the page of a kind or of a list depends on the kind: its own tests say it.
      const patterns = adminPaths.filter((path) => !/:kind|:list/.test(path));
      const records = await recordAddresses(patterns, role);
      for (const pattern of patterns) {
        const allowed = hasRole([role], ...rolesFor(pattern));
        const response = await ask(page, records.get(pattern) ?? addressOf(pattern));
        expect(response, pattern).toEqual(allowed ? admitted : toRole);
      }
      await removeNewPictures(role);
      expect(await ask(page, '/account')).toEqual(admitted);
      expect(await menuOf(page)).toEqual(entryNames(role));
    },
  );
}

test('the menu shows an admin every entry, which lead to their pages', async ({
  page,
  isMobile,
}) => {
  await loginAs(page, 'admin');
  await openPage(page, '/admin');
  await expect(page).toHaveTitle('Fustat | Admin');
  // On phones the same entries are behind a button.
  if (isMobile) await (await alive(page.getByRole('button', { name: 'Menu' }))).click();
  await expect(page.getByText('Admin Dashboard').locator('visible=true')).toBeVisible();
  const links = page.getByRole('navigation', { name: 'Back office' }).getByRole('link');
  await expect(links).toHaveText(entryNames('admin'));
  await links.last().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Access Denied');
});

test('an address spelled otherwise is guarded all the same', once, async ({ page }) => {
  await loginAs(page, 'sales');
  for (const path of [
    '/admin/Users',
    '/admin/%75sers',
    '/admin/users/',
    '/ADMIN/users',
    '/ar/admin/users',
  ]) {
    expect((await ask(page, path)).flash, path).toBe('role_required');
  }
  const data = await page.request.get('/admin/users.data', { maxRedirects: 0 });
  expect(await data.text()).not.toContain('"users"');
});

test(
  'a refused visitor reads why, logs in and goes on to where they wanted',
  once,
  async ({ page }) => {
    await openPage(page, '/account/orders');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied');
    await expect(page.getByText('Authentication required')).toBeVisible();
    await expect(page.getByText('Please login to access this page')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Contact Support' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/login\?next=%2Faccount%2Forders$/);
  },
);

test('a refused customer reads why, in Arabic too', once, async ({ page, baseURL }) => {
  await loginAs(page, 'customer');
  await openPage(page, '/admin');
  await expect(page.getByText('Access denied', { exact: true })).toBeVisible();
  await wear(page, baseURL!, { locale: 'ar', theme: 'light' });
  await openPage(page, '/admin/users');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('الدخول غير مسموح به');
});

test(
  'an order of another customer is not found, exactly as an unknown one',
  once,
  async ({ page }) => {
    await loginAs(page, 'customer');
    await openPage(page, '/account/orders');
    const own = page.locator('main a[href*="/account/orders/"]').first();
    const path = (await own.getAttribute('href'))!;
    expect((await ask(page, path)).status).toBe(200);
    expect((await ask(page, path.replace('orders', 'track-order'))).status).toBe(200);
    for (const kind of ['orders', 'track-order']) {
      expect((await ask(page, `/account/${kind}/${unknownId}`)).status).toBe(404);
      expect((await ask(page, `/account/${kind}/not-an-id`)).status).toBe(404);
    }
    await page.context().clearCookies();
    await loginAs(page, 'sales');
    expect((await ask(page, path)).status).toBe(404);
  },
);

test('the sign-out button of the back office leads home', async ({ page, isMobile }) => {
  // A session of its own: ending the shared one would sign the other tests out.
  await openPage(page, '/login?next=/admin');
  await page.locator('[name=email]').fill('marketing@fustat.example');
  await page.locator('[name=password]').fill('Fustat-demo-2026');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good day, Dina Halim');
  if (isMobile) await (await alive(page.getByRole('button', { name: 'Menu' }))).click();
  await page.getByRole('button', { name: 'Sign Out' }).locator('visible=true').click();
  await expect(page.getByText('You have been successfully logged out.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect((await ask(page, '/admin')).flash).toBe('login_required');
});
