import { expect, test } from '@playwright/test';
import { loginAs } from '#tests/support/login.ts';
import { once } from '#tests/support/once.ts';
import { openPage } from '#tests/support/open-page.ts';
import { inShop } from '#tests/support/shop-database.ts';

const codes: string[] = [];

test.afterEach(async () => {
  await inShop('delete from coupons where code = any ($1)', [codes.splice(0)]);
});

test(
  'marketing makes a coupon, reads what it does, removes it and brings it back',
  once,
  async ({ page }) => {
    await loginAs(page, 'marketing');
    await openPage(page, '/admin/coupons/new');
    await page.getByLabel('Value').fill('١٥');
    await page.getByLabel('Discount, at most').fill('60');
    await page.getByLabel('Minimum order').fill('200');
    await expect(
      page.getByText('15% off from $200, at most $60: a cart of $480 pays $420.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Generate a code' }).click();
    const code = page.getByLabel('Code', { exact: true });
    await expect(code).toHaveValue(/^[A-HJ-NP-Z2-9]{8}$/);
    const drawn = await code.inputValue();
    codes.push(drawn);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: drawn })).toBeVisible();
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    // Claims that wait have an Undo of their own.
    await page.locator('.form-notice').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: drawn })).toBeVisible();
  },
);
