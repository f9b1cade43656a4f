import { randomUUID } from 'node:crypto';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { ar } from '#i18n/messages/ar/index.ts';
import { en } from '#i18n/messages/en/index.ts';
import { loginAs } from '#tests/support/login.ts';
import { wear } from '#tests/support/look.ts';
import { once } from '#tests/support/once.ts';
import { openPage } from '#tests/support/open-page.ts';
import { axe } from '#tests/support/page-health.ts';
import { inShop } from '#tests/support/shop-database.ts';

const field = (page: Page, name: string): Locator =>
  page.locator(`:is(input, textarea)[id$=".${name}"], textarea[id$=".${name}-html"]`);

const forget = (page: string) =>
  inShop(`delete from record_drafts where kind = 'page' and record_id = $1`, [page]);

/** Never published: other tests look at this page. */
test(
  'the introduction of the portfolio is written and previewed',
  once,
  async ({ page, baseURL }) => {
    test.slow();
    const { adminContent, adminPublishing, adminRichText, admin } = en;
    const mark = `m${randomUUID().replaceAll('-', '')}`;
    await wear(page, baseURL!, { locale: 'en', theme: 'light' });
    await loginAs(page, 'content_manager');
    try {
      await openPage(page, '/admin/content/portfolio');
      await page.getByRole('button', { name: adminContent.page.add.block }).click();
      await page.waitForURL('**/admin/content/**part=*');
      await field(page, 'title').fill('Our houses');
      await field(page, 'title_ar').fill('بيوتنا');
      for (const name of ['body', 'body_ar']) {
        const pair = page.locator('.field, .grid', { has: field(page, name) }).last();
        const editor = pair.locator('.rich-text');
        await editor.click();
        await pair.getByRole('button', { name: adminRichText.tools.bold }).click();
        await expect(editor).toBeFocused();
        await page.keyboard.type(mark);
        await expect(field(page, name)).toHaveValue(`<p><strong>${mark}</strong></p>`);
      }
      const { publishing } = admin.recordForm;
      await page.getByRole('button', { name: publishing.beside }).click();
      const beside = page.frameLocator(`iframe[title="${publishing.preview}"]`);
      await expect(beside.locator('.page-intro strong', { hasText: mark })).toBeVisible();
      await axe(page);
      await page.getByRole('button', { name: admin.recordForm.review, exact: true }).click();
      await page.waitForURL('**/admin/publish/page/portfolio');
      await expect(page.locator('ins', { hasText: mark })).toHaveCount(2);
      await page.getByRole('link', { name: adminPublishing.review.preview }).click();
      for (const language of ['en', 'ar'] as const) {
        const title = adminPublishing.preview.languages[language];
        const frame = page.frameLocator(`iframe[title="${title}"]`);
        await expect(frame.locator('.page-intro strong', { hasText: mark })).toBeVisible();
      }
    } finally {
      await forget('portfolio');
    }
  },
);

/** Never published, as above. */
test('a part is dragged to another place, in the draft', once, async ({ page, baseURL }) => {
  await wear(page, baseURL!, { locale: 'en', theme: 'light' });
  await loginAs(page, 'content_manager');
  try {
    await openPage(page, '/admin/content/page/privacy');
    const parts = page.locator('.part-link > span:first-child');
    const [first, second] = await parts.allTextContents();
    await page
      .locator('.part')
      .nth(1)
      .dragTo(page.locator('.part').first(), {
        targetPosition: { x: 20, y: 2 },
      });
    await expect(parts.first()).toHaveText(second!);
    await expect(parts.nth(1)).toHaveText(first!);
    await expect(page.getByText(`“${second}” is now number 1 of`)).toBeVisible();
    await axe(page);
  } finally {
    await forget('privacy');
  }
});

test('a button of the home page finds the product it leads to', once, async ({ page, baseURL }) => {
  const { link } = ar.adminRichText;
  await wear(page, baseURL!, { locale: 'ar', theme: 'dark' });
  await loginAs(page, 'content_manager');
  const [product] = await inShop(
    `select id, name_ar from products where status = 'published' order by name limit 1`,
  );
  const [item] = await inShop(
    `select id from page_content where page_name = 'home' and content ? 'cta_url' limit 1`,
  );
  try {
    await openPage(page, `/admin/content/home?part=${String(item!['id'])}`);
    const name = ar.adminContent.page.fields.cta_url;
    await page
      .getByRole('button', { name: link.findFor.replace('{name}', name) })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name });
    await dialog.getByRole('searchbox', { name: link.search }).fill(String(product!['name_ar']));
    await dialog.getByRole('button', { name: String(product!['id']) }).click();
    await expect(dialog).toBeHidden();
    await expect(field(page, 'cta_url').first()).toHaveValue(`/product/${String(product!['id'])}`);
    await axe(page);
  } finally {
    await forget('home');
  }
});

test('on a phone the form comes first, and the parts unfold @phone', async ({ page }) => {
  await loginAs(page, 'content_manager');
  await openPage(page, '/admin/content/page/terms');
  const parts = page.locator('.part-link');
  await expect(field(page, 'title')).toBeVisible();
  await expect(parts.first()).toBeHidden();
  await page.getByRole('button', { name: /^Part 1 of/ }).click();
  await parts.nth(1).click();
  await expect(page.getByRole('button', { name: /^Part 2 of/ })).toBeVisible();
  await expect(parts.first()).toBeHidden();
});
