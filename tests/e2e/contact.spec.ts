import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { enquiries as ar } from '#i18n/messages/ar/enquiries/index.ts';
import { enquiries as en } from '#i18n/messages/en/enquiries/index.ts';
import { alive } from '#tests/support/alive.ts';
import { atOneWidth, once } from '#tests/support/once.ts';
import { mailsTo } from '#tests/support/outbox.ts';
import { noConsoleErrors } from '#tests/support/page-health.ts';
import { waitForFormAge } from '#tests/support/form-age.ts';
import { openPage } from '#tests/support/open-page.ts';

const messages = { en, ar };
const newEmail = () => `writer-${randomUUID()}@example.com`;

async function open(page: Page, path: string) {
  await openPage(page, path);
  await alive(page.locator('.enquiry-form'));
}
const field = (page: Page, name: string) => page.locator(`.enquiry-form [name="${name}"]`);

async function fillIn(page: Page, locale: 'en' | 'ar', email: string) {
  await field(page, 'full_name').fill('Mona Farid');
  await field(page, 'email').fill(email);
  await field(page, 'phone').fill('٠١٠١٢٣٤٥٦٧٨');
  await field(page, 'subject').selectOption(messages[locale].contact.subjects.return_exchange);
  await field(page, 'message').fill('The drawer sticks.\nWhat now?');
}

for (const locale of ['en', 'ar'] as const) {
  const { contact: texts, fields } = messages[locale];

  test.describe(`the contact form in ${locale}`, () => {
    test(`says what is missing, keeps the rest, and is sent ${atOneWidth(locale)}`, async ({
      page,
    }) => {
      const expectCalmConsole = noConsoleErrors(page);
      const email = newEmail();
      const press = () => page.getByRole('button', { name: texts.submit }).click();
      await open(page, `/${locale}/contact`);
      await expect(field(page, 'subject').locator('option')).toHaveText([
        fields.choose,
        ...Object.values(texts.subjects),
      ]);
      await field(page, 'email').fill('mona@');
      await field(page, 'phone').fill('123');
      await waitForFormAge(page);
      await press();
      const summary = page.getByRole('alert').filter({ hasText: fields.problems.required });
      await expect(summary).toBeFocused();
      await expect(summary).toContainText(fields.problems.invalid_email);
      await expect(summary).toContainText(fields.problems.invalid_phone);
      await expect(field(page, 'email')).toHaveValue('mona@');

      await test.step('to the shop, with a letter to its writer', async () => {
        await fillIn(page, locale, email);
        await press();
        const sent = page.getByRole('status').filter({ hasText: texts.sentTitle });
        await expect(sent).toBeFocused();
        expect(await mailsTo(email)).toMatchObject([{ template: 'contact_received', locale }]);
        const notices = await mailsTo('hello@fustat.example');
        expect(notices.find(({ text }) => text.includes(email))?.text).toContain(
          'The drawer sticks.\nWhat now?',
        );
      });

      await test.step('beside where the showroom is, when it is open, and the way there', async () => {
        const map = page.getByRole('figure', { name: texts.map.title });
        await expect(map).toContainText(texts.map.showroom);
        const directions = page.getByRole('link', { name: texts.directions });
        await expect(directions.first()).toHaveAttribute('href', /^https:\/\//);
        const main = page.getByRole('main');
        await expect(main).toContainText(
          locale === 'en' ? 'Saturday to Thursday, 9am-6pm' : 'من السبت إلى الخميس',
        );
        await expect(main.getByRole('link', { name: '+20 2 5550 0100' })).toHaveAttribute(
          'href',
          'tel:+20255500100',
        );
      });
      expectCalmConsole();
    });
  });
}

test('a message that the network loses stays in the form', once, async ({ page }) => {
  await open(page, '/en/contact');
  await fillIn(page, 'en', newEmail());
  await waitForFormAge(page);
  await page.route('**/contact.data*', (route) => route.abort());
  await page.getByRole('button', { name: en.contact.submit }).click();
  await expect(page.getByRole('alert').filter({ hasText: en.contact.failed })).toBeFocused();
  await expect(field(page, 'message')).toHaveValue('The drawer sticks.\nWhat now?');
});

test(
  'a program that fills in the hidden field is rejected, and nothing is mailed',
  once,
  async ({ page }) => {
    const email = newEmail();
    await open(page, '/en/contact');
    await fillIn(page, 'en', email);
    await page.locator('input[name="homepage"]').evaluate((trap: HTMLInputElement) => {
      trap.value = 'https://spam.example';
    });
    await waitForFormAge(page);
    await page.getByRole('button', { name: en.contact.submit }).click();
    await expect(page.getByText('A hidden field of this form was filled in')).toBeVisible();
    expect(await mailsTo(email)).toEqual([]);
  },
);

test.describe('without scripts', once, () => {
  test.use({ javaScriptEnabled: false });

  test('the form does the same', async ({ page }) => {
    const email = newEmail();
    await openPage(page, '/ar/contact');
    await fillIn(page, 'ar', email);
    await field(page, 'message').fill('');
    const press = () => page.getByRole('button', { name: ar.contact.submit }).click();
    await waitForFormAge(page);
    await press();
    await expect(page.getByRole('alert')).toContainText(ar.fields.problems.required);
    await expect(field(page, 'email')).toHaveValue(email);
    await expect(field(page, 'subject')).toHaveValue('return_exchange');
    await field(page, 'message').fill('وصل الكرسي، شكرًا.');
    await waitForFormAge(page);
    await press();
    await expect(page.getByText(ar.contact.sentText)).toBeVisible();
    expect(await mailsTo(email)).toMatchObject([{ locale: 'ar' }]);
  });
});
