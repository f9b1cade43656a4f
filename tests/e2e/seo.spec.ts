import { expect, test } from '@playwright/test';
import { loginAs } from '#tests/support/login.ts';
import { wear } from '#tests/support/look.ts';
import { once } from '#tests/support/once.ts';
import { openPage } from '#tests/support/open-page.ts';
import { axe, axeInTheDark } from '#tests/support/page-health.ts';
import { inShop } from '#tests/support/shop-database.ts';

const forget = async () => {
  await inShop(`delete from seo_settings where page_name = 'privacy'`);
  await inShop(`delete from record_drafts where kind = 'seo_page'`);
  await inShop(`delete from link_findings where page = '/privacy'`);
};

test(
  'words are counted and previewed while they are typed, and shown by the page',
  once,
  async ({ page, baseURL }) => {
    await loginAs(page, 'marketing');
    try {
      await openPage(page, '/admin/seo');
      await page.getByRole('link', { name: 'Privacy', exact: true }).click();
      const english = page.getByLabel('Title, English');
      await english.fill('x'.repeat(61));
      await expect(page.getByText('61 of 60 characters')).toBeVisible();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(english).toHaveAttribute('aria-invalid', 'true');
      await english.fill('How we keep your data');
      await page.getByLabel('Title, Arabic').fill('كيف نحفظ بياناتك');
      await expect(page.getByText('21 of 60 characters')).toBeVisible();
      await expect(page.locator('.seo-title')).toHaveText([
        'Fustat | How we keep your data',
        'الفسطاط | كيف نحفظ بياناتك',
      ]);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect
        .poll(async () => (await page.request.get('/en/privacy')).text())
        .toContain('<title>Fustat | How we keep your data</title>');
      expect(await (await page.request.get('/ar/privacy')).text()).toContain(
        '<title>الفسطاط | كيف نحفظ بياناتك</title>',
      );
      await axe(page);

      await inShop(
        `insert into link_findings (page, locale, kind, place) values ('/privacy', 'ar', 'title_long', 'head')`,
      );
      await wear(page, baseURL!, { locale: 'ar', theme: 'dark' });
      await openPage(page, '/admin/seo/findings?q=privacy');
      await expect(page.getByRole('table')).toContainText('العنوان أطول من اللازم');
      await axeInTheDark(page);
      await page.getByRole('link', { name: '/privacy' }).click();
      await expect(page).toHaveURL(/\/admin\/seo\/privacy#title_ar$/);
      await expect(page.locator('#title_ar')).toHaveValue('كيف نحفظ بياناتك');
    } finally {
      await forget();
    }
  },
);

test('pages that were never read are not said to be in order', once, async ({ page }) => {
  await inShop('delete from link_findings');
  await inShop('delete from link_audits');
  await loginAs(page, 'content_manager');
  await openPage(page, '/admin/seo/findings');
  await expect(page.getByText('The shop reads them every hour')).toBeVisible();
  await expect(page.getByText('All pages that were read are in order.')).toHaveCount(0);
});
