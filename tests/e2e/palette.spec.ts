import { expect, test } from '@playwright/test';
import { loginAs } from '#tests/support/login.ts';
import { wear } from '#tests/support/look.ts';
import { atOneWidth, once } from '#tests/support/once.ts';
import { openPage } from '#tests/support/open-page.ts';
import { axe, axeInTheDark, expectNoSideways } from '#tests/support/page-health.ts';
import { inShop } from '#tests/support/shop-database.ts';

const search = { en: 'Search and go to', ar: 'بحث وانتقال' };

for (const locale of ['en', 'ar'] as const) {
  test(`sales find an order by its number, in ${locale} ${atOneWidth(locale)}`, async ({
    page,
    baseURL,
  }) => {
    const [order] = await inShop<{ id: string; number: string }>(
      'select id, number from orders order by created_at desc limit 1',
    );
    await wear(page, baseURL!, { locale, theme: 'light' });
    await loginAs(page, 'sales');
    await openPage(page, '/admin');
    await page.getByRole('button', { name: search[locale] }).click();
    const dialog = page.getByRole('dialog', { name: search[locale] });
    await expect(dialog.getByRole('option').first()).toBeVisible();
    await dialog.getByRole('combobox').fill(order!.number);
    await expect(dialog.getByRole('option').filter({ hasText: order!.number })).toBeVisible();
    await axe(page);
    await axeInTheDark(page);
    await expectNoSideways(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/admin/orders/${order!.id}$`));
  });
}

test(
  'keys lead to pages and rows, explain themselves and can be switched off',
  once,
  async ({ page }) => {
    await loginAs(page, 'sales');
    await openPage(page, '/admin');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    // Loaded after the page: repeated until it is there.
    await expect(async () => {
      await page.keyboard.press('Shift+?');
      await expect(help).toBeVisible({ timeout: 1000 });
    }).toPass();
    await axe(page);
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
    await page.keyboard.press('g');
    await page.keyboard.press('o');
    await expect(page).toHaveURL(/\/admin\/orders$/);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await expect(page.getByRole('row').nth(2).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('gb?');
    await expect(page.getByRole('searchbox')).toHaveValue('gb?');
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await help.getByRole('checkbox').uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Shift+?');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: search.en })).toBeVisible();
    await expect(help).toBeHidden();
  },
);
