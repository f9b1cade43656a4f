import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { alive } from '#tests/support/alive.ts';
import { atOneWidth, once } from '#tests/support/once.ts';
import { mailedPath, mailsTo } from '#tests/support/outbox.ts';
import { waitForFormAge } from '#tests/support/form-age.ts';
import { holdRequests, openPage } from '#tests/support/open-page.ts';

const textsByLocale = {
  en: {
    path: '/en',
    email: 'E-mail address',
    subscribe: 'Subscribe',
    subscribing: 'Subscribing...',
    done: 'You are subscribed',
    required: 'Please enter your e-mail address.',
    invalid: 'Please enter a valid email address',
    leave: 'End my subscription',
    left: 'You are unsubscribed',
  },
  ar: {
    path: '/ar',
    email: 'البريد الإلكتروني',
    subscribe: 'اشترك',
    subscribing: 'جارٍ الاشتراك...',
    done: 'تم اشتراكك',
    required: 'من فضلك اكتب بريدك الإلكتروني.',
    invalid: 'من فضلك أدخل بريدًا إلكترونيًا صحيحًا',
    leave: 'إلغاء اشتراكي',
    left: 'تم إلغاء اشتراكك',
  },
} as const;

const newReader = () => `reader-${randomUUID()}@example.com`;

const form = (page: Page, locale: 'en' | 'ar') => ({
  email: page.getByRole('textbox', { name: textsByLocale[locale].email }),
  button: page.getByRole('main').locator('.newsletter-button'),
});

for (const locale of ['en', 'ar'] as const) {
  const texts = textsByLocale[locale];
  test.describe(`the newsletter in ${locale}`, () => {
    test(`says what is wrong, takes about a second, clears the field, and ends by its link ${atOneWidth(locale)}`, async ({
      page,
    }) => {
      const reader = newReader();
      await openPage(page, texts.path);
      const { email, button } = form(page, locale);
      // Its script comes with the first move; before that, the form leads to a page of its own.
      await button.scrollIntoViewIfNeeded();
      await (await alive(button)).click();
      await expect(page.getByText(texts.required)).toBeVisible();
      await expect(email).toBeFocused();
      await email.fill('mona@');
      await button.click();
      await expect(page.getByText(texts.invalid)).toBeVisible();
      await expect(email).toHaveValue('mona@');
      await expect(email).toHaveAttribute('aria-invalid', 'true');

      await email.fill(reader);
      await waitForFormAge(page);
      const started = Date.now();
      const releaseResponse = await holdRequests(page, '**/newsletter.data*');
      await button.click();
      await expect(button).toContainText(texts.subscribing);
      releaseResponse();
      await expect(page.getByText(texts.done)).toBeVisible();
      expect(Date.now() - started).toBeGreaterThanOrEqual(1000);
      await expect(email).toHaveValue('');
      await expect(button).toHaveText(texts.subscribe);

      const mails = await mailsTo(reader);
      expect(mails).toMatchObject([{ template: 'newsletter_welcome', locale }]);
      await openPage(page, await mailedPath(reader));
      await page.getByRole('button', { name: texts.leave }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.left);
    });
  });
}

test('answers the same whether or not the address is known', once, async ({ page }) => {
  const reader = newReader();
  for (let time = 0; time < 2; time += 1) {
    await openPage(page, '/en/newsletter');
    const { email, button } = form(page, 'en');
    await email.fill(reader);
    await waitForFormAge(page);
    await button.click();
    await expect(page.getByText(textsByLocale.en.done)).toBeVisible();
  }
  expect(await mailsTo(reader)).toHaveLength(1);
});

test(
  'can be ended by a mail program, which sends no origin, and only with a known token',
  once,
  async ({ page, request }) => {
    const reader = newReader();
    await openPage(page, '/en/newsletter');
    const { email, button } = form(page, 'en');
    await email.fill(reader);
    await waitForFormAge(page);
    await button.click();
    await expect(page.getByText(textsByLocale.en.done)).toBeVisible();
    const post = (path: string) =>
      request.post(path, { form: { 'List-Unsubscribe': 'One-Click' } });
    const path = await mailedPath(reader);
    expect((await post(path)).status()).toBe(200);
    expect((await post('/en/newsletter/unsubscribe?token=nobody')).status()).toBe(404);
    await openPage(page, '/en/newsletter/unsubscribe?token=nobody');
    await page.getByRole('button', { name: textsByLocale.en.leave }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has ended');
  },
);

test('rejects a program that fills in the hidden field', once, async ({ page }) => {
  await openPage(page, '/en/newsletter');
  const { email, button } = form(page, 'en');
  const reader = newReader();
  await email.fill(reader);
  await page.locator('input[name="homepage"]').evaluate((trap: HTMLInputElement) => {
    trap.value = 'https://spam.example';
  });
  await waitForFormAge(page);
  await button.click();
  await expect(page.getByText('A hidden field of this form was filled in')).toBeVisible();
  await expect(email).toHaveValue(reader);
  expect(await mailsTo(reader)).toEqual([]);
});

test.describe('without scripts', once, () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to a page that says the same', async ({ page }) => {
    const reader = newReader();
    await openPage(page, '/en');
    await page.getByRole('textbox', { name: textsByLocale.en.email }).fill('mona@');
    await page.getByRole('button', { name: textsByLocale.en.subscribe }).click();
    await expect(page.getByText(textsByLocale.en.invalid)).toBeVisible();
    await expect(page.getByRole('textbox', { name: textsByLocale.en.email })).toHaveValue('mona@');
    await page.getByRole('textbox', { name: textsByLocale.en.email }).fill(reader);
    await waitForFormAge(page);
    await page.getByRole('button', { name: textsByLocale.en.subscribe }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsByLocale.en.done);
    expect(await mailsTo(reader)).toHaveLength(1);
  });
});
