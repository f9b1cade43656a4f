import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { inCairo } from '#domain/cairo-time.ts';
import { ar } from '#i18n/messages/ar/index.ts';
import { en } from '#i18n/messages/en/index.ts';
import { demoAccount, loginAs } from '#tests/support/login.ts';
import { wear } from '#tests/support/look.ts';
import { atOneWidth } from '#tests/support/once.ts';
import { openPage, reloadPage } from '#tests/support/open-page.ts';
import { mailsTo } from '#tests/support/outbox.ts';
import { axe, axeInTheDark, expectNoSideways } from '#tests/support/page-health.ts';
import { inShop } from '#tests/support/shop-database.ts';

const messages = { en, ar };
type Language = keyof typeof messages;
const titles: string[] = [];

test.afterEach(async () => {
  await inShop('delete from notification_campaigns where title = any ($1)', [titles.splice(0)]);
});

const newTitle = (): string => {
  const title = `Journey ${randomUUID()}`;
  titles.push(title);
  return title;
};

async function expectGoodPage(page: Page): Promise<void> {
  await expectNoSideways(page);
  await axe(page);
  await axeInTheDark(page);
}

const press = (page: Page, label: string) =>
  page.getByRole('button', { name: label, exact: true }).first().click();

/** Narrow screens show one language at a time. */
async function showLanguage(page: Page, language: Language): Promise<void> {
  const shown = page.locator('.record-switch label', {
    has: page.locator(`.record-shows-${language}`),
  });
  if (await shown.isVisible()) await shown.click();
}

async function fillBoth(page: Page, field: string, texts: Record<Language, string>) {
  await showLanguage(page, 'en');
  await page.locator(`[name="${field}"]`).fill(texts.en);
  await showLanguage(page, 'ar');
  await page.locator(`[name="${field}_ar"]`).fill(texts.ar);
}

async function saved(page: Page, locale: Language): Promise<string> {
  await press(page, messages[locale].admin.recordForm.save);
  await page.waitForURL('**?added=yes');
  return new URL(page.url()).pathname.split('/').at(-1)!;
}

/** Schedules it for tomorrow and calls it back. */
async function scheduleAndCallBack(page: Page, locale: Language): Promise<void> {
  const { send, statuses } = messages[locale].adminNotifications;
  await page.getByRole('radio', { name: send.later }).check();
  await page.getByLabel(send.time).fill(inCairo(new Date(Date.now() + 86_400_000)));
  await press(page, send.submit);
  await expect(page.getByRole('button', { name: send.callBack })).toBeVisible();
  await expect(page.locator('.campaign-status')).toContainText(statuses.scheduled);
  await expectGoodPage(page);
  await press(page, send.callBack);
  await expect(page.locator('.campaign-status')).toContainText(statuses.draft);
}

async function testToOneself(page: Page, locale: Language, title: string): Promise<void> {
  const { send } = messages[locale].adminNotifications;
  const { email } = demoAccount('marketing');
  await press(page, send.test);
  const [beginning = ''] = send.tested.split('{email}');
  await expect(page.locator('#content').getByText(beginning)).toContainText(email);
  const mailed = async () => (await mailsTo(email)).some(({ text }) => text.includes(title));
  await expect.poll(mailed).toBe(true);
}

for (const locale of ['en', 'ar'] as const) {
  const t = messages[locale].adminNotifications;

  test(`marketing writes a notification, tests, schedules and sends it, in ${locale} ${atOneWidth(locale)}`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    const title = newTitle();
    await wear(page, baseURL!, { locale, theme: 'light' });
    await loginAs(page, 'marketing');
    await openPage(page, '/admin/notifications/new');
    await expectGoodPage(page);
    const offers = await inShop<{ id: string }>(
      `select id from notification_categories where slug = 'offers'`,
    );
    await page.locator('[name="category_id"]').selectOption(offers[0]!.id);
    await fillBoth(page, 'title', { en: title, ar: title });
    await fillBoth(page, 'body', { en: `Come. ${title}`, ar: `تعال. ${title}` });
    await page.locator('[name="link_url"]').fill('/shop');
    await page.locator('input[name="by_mail"][type="checkbox"]').check();
    const id = await saved(page, locale);
    await expect(page.locator('.campaign-sum')).toHaveText(/[1-9١-٩]/);

    await page.getByLabel(t.invite.addresses).fill(demoAccount('customer').email);
    await press(page, t.invite.submit);
    await expect(page.locator('.campaign-sum')).toContainText(/^[1١] |^شخص/);
    await expectGoodPage(page);
    await testToOneself(page, locale, title);
    await scheduleAndCallBack(page, locale);

    await page.getByRole('radio', { name: t.send.now }).check();
    await press(page, t.send.submit);
    await expect(page.getByRole('button', { name: t.send.callBack })).toBeVisible();
    // The five minutes have passed.
    await inShop('update notification_campaigns set send_at = now() where id = $1', [id]);
    await inShop(
      `select graphile_worker.reschedule_jobs(array[id], run_at => now())
       from graphile_worker.jobs where key = $1`,
      [`plan:${id}`],
    );
    await expect(async () => {
      await reloadPage(page);
      const state = page.locator('.campaign-status');
      await expect(state).toContainText(t.statuses.sent, { timeout: 1000 });
    }).toPass();
    await expectGoodPage(page);
    const received = await inShop<{ count: string }>(
      'select count(*) from notifications where campaign_id = $1',
      [id],
    );
    expect(received).toEqual([{ count: '1' }]);
    await inShop('delete from notifications where campaign_id = $1', [id]);
  });

  test(`marketing composes a newsletter of blocks and calls it back, in ${locale} ${atOneWidth(locale)}`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    const title = newTitle();
    await wear(page, baseURL!, { locale, theme: 'light' });
    await loginAs(page, 'marketing');
    await openPage(page, '/admin/notifications/newsletters/new');
    await fillBoth(page, 'title', { en: title, ar: title });
    const rows = page.locator('.newsletter-blocks .rows-row');
    const kind = (index: number, value: string) =>
      rows.nth(index).locator('[data-cell="kind"]').selectOption(value);
    const add = () => press(page, messages[locale].admin.recordForm.rows.add);

    await add();
    await kind(0, 'heading');
    await expect(rows.nth(0).locator('.rich-editor:visible')).toHaveCount(0);
    await add();
    await kind(1, 'text');
    await expect(rows.nth(1).locator('[data-column="picture"]')).toBeHidden();
    for (const language of ['en', 'ar'] as const) {
      await showLanguage(page, language);
      const column = language === 'en' ? 'text' : 'text_ar';
      await rows.nth(0).locator(`[data-cell="${column}"]`).fill('Nubia');
      const editor = rows.nth(1).locator(`[data-column="${column}"] [contenteditable="true"]`);
      await editor.click();
      await page.keyboard.press('ControlOrMeta+b');
      await page.keyboard.type('Woven by hand');
    }
    await add();
    await kind(2, 'product');
    await rows.nth(2).locator('[data-cell="product"]').selectOption({ index: 1 });
    await expectGoodPage(page);
    const id = await saved(page, locale);

    await expect(page.locator('.campaign-sum')).toHaveText(/[1-9١-٩]/);
    const preview = await page.request.get(`/admin/notifications/newsletters/${id}/preview/en`);
    expect(await preview.text()).toMatch(
      /<h2 style[^>]*>Nubia<\/h2>[\s\S]*<p style[^>]*><strong>Woven by hand<\/strong><\/p>/,
    );
    await testToOneself(page, locale, 'Woven by hand');
    await scheduleAndCallBack(page, locale);
    await expectGoodPage(page);
  });
}
