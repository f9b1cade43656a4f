import { expect, type Page, test } from '@playwright/test';
import { type DemoRole, loginAs } from '#tests/support/login.ts';

const staff: DemoRole[] = [
  'admin',
  'sales',
  'marketing',
  'technical_office_manager',
  'content_manager',
];

async function expectRefused(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied');
}

async function expectAdmitted(page: Page, path: string): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toHaveCount(0);
}

for (const path of ['/account', '/account/profile', '/admin', '/admin/users']) {
  test(`a visitor is refused at ${path}`, ({ page }) => expectRefused(page, path));
}

test('a customer enters the account and is refused in the back office', async ({ page }) => {
  await loginAs(page, 'customer');
  await expectAdmitted(page, '/account');
  await expectRefused(page, '/admin');
});

for (const role of staff) {
  test(`${role} enters the back office`, async ({ page }) => {
    await loginAs(page, role);
    await expectAdmitted(page, '/admin');
  });
}

test('sales is refused where only the administrator may go', async ({ page }) => {
  await loginAs(page, 'sales');
  await expectRefused(page, '/admin/users');
});
