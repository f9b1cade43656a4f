import { expect, test } from '@playwright/test';
import { once } from '#tests/support/once.ts';
import { openPage } from '#tests/support/open-page.ts';

test.describe('as the server sends them', once, () => {
  test.use({ javaScriptEnabled: false });

  test('find questions', async ({ page }) => {
    await openPage(page, '/en/faq');
    await page.getByRole('searchbox').fill('brass');
    await page.getByRole('button', { name: 'Search', exact: true }).last().click();
    await expect(page).toHaveURL(/\/en\/faq\?q=brass$/);
    await expect(page.locator('.contents-text details.accordion')).toHaveCount(1);
    await expect(page.getByText('1 question found')).toBeVisible();
  });
});

test('leads from the table of contents to the clause', async ({ page, isMobile }) => {
  await openPage(page, '/en/terms');
  if (isMobile) await page.locator('summary', { hasText: 'On this page' }).click();
  await page.getByRole('link', { name: 'Warranty', exact: true }).locator('visible=true').click();
  await expect(page).toHaveURL(/#warranty$/);
  await expect(page.getByRole('heading', { name: 'Warranty' })).toBeInViewport();
});

test.describe('the questions', once, () => {
  test('open one at a time by keyboard, and close again', async ({ page }) => {
    await openPage(page, '/en/faq');
    const open = page.locator('details.accordion[open]');
    await page.locator('summary', { hasText: 'How do I pay?' }).focus();
    await page.keyboard.press('Enter');
    await expect(open).toContainText('In cash, when the piece is in your house');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(open).toHaveCount(1);
    await expect(open).toContainText('You can order as a guest');
    await page.keyboard.press('Enter');
    await expect(open).toHaveCount(0);
  });

  test('are found as one types, in either spelling of Arabic', async ({ page }) => {
    await openPage(page, '/ar/faq');
    const summaries = page.locator('.contents-text details.accordion summary');
    const all = await summaries.count();
    await page.getByRole('searchbox').fill('القاهره');
    await expect(summaries).not.toHaveCount(all);
    await expect(summaries.first()).toBeVisible();
    await page.getByRole('searchbox').fill('زرافة');
    await expect(page.getByRole('heading', { name: 'لا نتائج عن «زرافة»' })).toBeVisible();
  });
});
