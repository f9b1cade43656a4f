import { randomUUID } from 'node:crypto';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { inCairo } from '#domain/cairo-time.ts';
import { ar } from '#i18n/messages/ar/index.ts';
import { en } from '#i18n/messages/en/index.ts';
import { loginAs } from '#tests/support/login.ts';
import { wear } from '#tests/support/look.ts';
import { openPage } from '#tests/support/open-page.ts';
import { axe, axeInTheDark, expectNoSideways } from '#tests/support/page-health.ts';

const messages = { en, ar };

/** Narrow screens show one language at a time. */
async function fillDescription(page: Page, texts: { en: string; ar: string }) {
  for (const language of ['en', 'ar'] as const) {
    const input = page.locator(
      `textarea[id$="${language === 'en' ? '.description' : '.description_ar'}"]`,
    );
    const shown = page.locator('.record-switch label', {
      has: page.locator(`.record-shows-${language}`),
    });
    if (!(await input.isVisible())) await shown.click();
    await input.fill(texts[language]);
  }
}

async function expectGoodPage(page: Page): Promise<void> {
  await expectNoSideways(page);
  await axe(page);
  await axeInTheDark(page);
}

/** What a visitor gets. */
async function visit(browser: Browser, address: string) {
  const context = await browser.newContext();
  try {
    const response = await context.request.get(address);
    return { status: response.status(), text: await response.text() };
  } finally {
    await context.close();
  }
}

/** One language for each width, and a page for each, because both run at the same time. */
const journeys = {
  desktop: { locale: 'en', name: 'privacy' },
  phone: { locale: 'ar', name: 'terms' },
} as const;

test('a page is rewritten, previewed, scheduled, published and restored', async ({
  page,
  browser,
  baseURL,
  isMobile,
}) => {
  const { locale, name } = journeys[isMobile ? 'phone' : 'desktop'];
  test.slow();
  const t = messages[locale];
  const { review, schedule, versions } = t.adminPublishing;
  const mark = `m${randomUUID().replaceAll('-', '')}`;
  const address = `${baseURL}/${locale}/${name}`;
  const press = (label: string) =>
    page.getByRole('button', { name: label, exact: true }).first().click();
  const expectVisitorsSee = (isThere: boolean) =>
    expect
      .poll(async () => (await visit(browser, address)).text.includes(mark), { timeout: 5000 })
      .toBe(isThere);

  await wear(page, baseURL!, { locale, theme: 'light' });
  await loginAs(page, 'content_manager');
  await openPage(page, `/admin/content/page/${name}`);
  await expectGoodPage(page);
  await fillDescription(page, { en: `English ${mark}`, ar: `عربي ${mark}` });
  await press(t.admin.recordForm.review);
  await page.waitForURL(`**/admin/publish/page/${name}`);
  await expect(page.locator('ins', { hasText: mark })).toHaveCount(2);
  await expectVisitorsSee(false);

  await page.getByRole('link', { name: review.preview }).click();
  for (const language of ['en', 'ar'] as const) {
    const title = t.adminPublishing.preview.languages[language];
    const frame = page.frameLocator(`iframe[title="${title}"]`);
    await expect(frame.getByText(mark).first()).toBeVisible();
  }
  const source = (await page.locator('iframe').first().getAttribute('src'))!;
  expect((await visit(browser, baseURL + source)).status).toBe(403);
  await page.getByRole('link', { name: t.adminPublishing.preview.toReview }).click();

  const tomorrow = new Date(Date.now() + 86_400_000);
  await page.getByLabel(schedule.time).fill(inCairo(tomorrow));
  await press(schedule.submit);
  await expect(page.getByRole('button', { name: schedule.cancel })).toBeVisible();
  await expectGoodPage(page);
  await press(schedule.cancel);
  await expect(page.getByRole('button', { name: schedule.submit })).toBeVisible();

  await press(review.publish);
  await expectVisitorsSee(true);
  const earlier = page.locator('.version', { hasText: review.versions.states.superseded }).first();
  await earlier.getByRole('button', { name: versions.restore }).click();
  await expect(page.locator('del', { hasText: mark })).toHaveCount(2);
  await press(review.publish);
  await expectVisitorsSee(false);
});
