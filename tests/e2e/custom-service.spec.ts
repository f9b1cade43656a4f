import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { enquiries as ar } from '#i18n/messages/ar/enquiries/index.ts';
import { enquiries as en } from '#i18n/messages/en/enquiries/index.ts';
import { alive } from '#tests/support/alive.ts';
import { intercept } from '#tests/support/intercept.ts';
import { loginAs } from '#tests/support/login.ts';
import { atOneWidth, once } from '#tests/support/once.ts';
import { mailsTo } from '#tests/support/outbox.ts';
import { waitForFormAge } from '#tests/support/form-age.ts';
import { noConsoleErrors } from '#tests/support/page-health.ts';
import { photo } from '#tests/support/pictures.ts';
import { openPage, reloadPage } from '#tests/support/open-page.ts';

const messages = { en, ar };
const newEmail = () => `request-${randomUUID()}@example.com`;

async function open(page: Page, path: string) {
  await openPage(page, path);
  await alive(page.locator('form.grid'));
}

/** The accessible name of a required field ends with its mark, that of another with “optional”. */
const field = (page: Page, label: string) =>
  page.locator('form.grid').getByLabel(label, { exact: false }).first();

const tile = (page: Page, name: string, value: string) =>
  page.locator(`form.grid [name="${name}"][value="${value}"]`);

async function fillIn(page: Page, locale: 'en' | 'ar', email: string) {
  const { customService: texts, fields } = messages[locale];
  await field(page, texts.projectTitle).fill('A library for the long wall');
  await tile(page, 'service_type', 'custom_furniture').check();
  await tile(page, 'project_type', 'residential').check();
  await tile(page, 'budget_range', '25k_50k').check();
  await tile(page, 'preferred_timeline', 'within_3_months').check();
  await field(page, texts.houseArea).fill('١٢٠');
  await page.getByText(texts.styles.rustic, { exact: true }).click();
  await field(page, texts.references).fill('example.com/a\nhttps://example.com/b');
  await field(page, fields.message).fill('Walnut, and a ladder.');
  await field(page, fields.fullName).fill('Mona Farid');
  await field(page, fields.email).fill(email);
  await field(page, fields.phone).fill('٠١٠١٢٣٤٥٦٧٨');
}

/** Phones show one part after the other. */
async function throughSteps(page: Page, locale: 'en' | 'ar') {
  const next = page.getByRole('button', { name: messages[locale].customService.next });
  for (const part of [2, 3, 4]) {
    if (!(await next.isVisible())) return;
    await next.click();
    await expect(page.locator(`fieldset[data-part="${part}"]`)).toBeVisible();
  }
}

const picker = (page: Page) => page.locator('#enquiry-images');
const previews = (page: Page) => page.locator('.image-previews li');
const submit = (page: Page, locale: 'en' | 'ar') =>
  page.getByRole('button', { name: messages[locale].customService.submit });

for (const locale of ['en', 'ar'] as const) {
  const { customService: texts, fields } = messages[locale];

  test.describe(`the custom request in ${locale}`, () => {
    test(`says what is missing, keeps the rest, and is sent with its pictures ${atOneWidth(locale)}`, async ({
      page,
    }) => {
      const expectCalmConsole = noConsoleErrors(page);
      const email = newEmail();
      await open(page, `/${locale}/custom-service`);
      await field(page, texts.projectTitle).fill('A library');
      await throughSteps(page, locale);
      await field(page, fields.email).fill('mona@');
      await submit(page, locale).click();
      const summary = page.getByRole('alert').filter({ hasText: fields.problems.required });
      await expect(summary).toBeFocused();
      await expect(summary).toContainText(fields.problems.images_required);
      await expect(summary).toContainText(fields.problems.invalid_email);
      await expect(field(page, fields.email)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, texts.projectTitle)).toHaveValue('A library');
      await summary.getByRole('link', { name: fields.phone }).click();
      await expect(field(page, fields.phone)).toBeFocused();

      await test.step('answered within 48 hours', async () => {
        await fillIn(page, locale, email);
        await picker(page).setInputFiles([await photo('a.jpg'), await photo('b.jpg')]);
        await expect(previews(page)).toHaveCount(2);
        await waitForFormAge(page);
        await submit(page, locale).click();
        const sent = page.getByRole('status').filter({ hasText: texts.sentTitle });
        await expect(sent).toContainText(texts.sentText);
        await expect(sent).toBeFocused();
        expect(texts.sentText).toMatch(/48|٤٨/);
        expect(await mailsTo(email)).toMatchObject([
          { template: 'custom_service_received', locale },
        ]);
        const notices = await mailsTo('hello@fustat.example');
        expect(notices.some(({ text }) => text.includes(email))).toBe(true);
      });
      expectCalmConsole();
    });

    test('takes up to five pictures and says what is wrong with others', once, async ({ page }) => {
      await open(page, `/${locale}/custom-service`);
      const error = page.locator('#enquiry-images-error');
      await picker(page).setInputFiles({
        name: 'drawing.png',
        mimeType: 'image/png',
        buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      });
      await expect(error).toHaveText(fields.problems.not_an_image);
      const { buffer, ...large } = await photo('large.jpg');
      await picker(page).setInputFiles({
        ...large,
        buffer: Buffer.concat([buffer, Buffer.alloc(5 * 1024 * 1024)]),
      });
      await expect(error).toHaveText(fields.problems.image_too_large);
      await expect(previews(page)).toHaveCount(0);
      const six = Array.from({ length: 6 }, (_, index) => ({
        ...large,
        name: `${index}.jpg`,
        buffer,
      }));
      await picker(page).setInputFiles(six);
      await expect(error).toHaveText(fields.problems.too_many_images);
      await expect(previews(page)).toHaveCount(5);
      await page
        .getByRole('button', { name: texts.removeImage.replace('{name}', '3.jpg') })
        .click();
      await expect(previews(page)).toHaveCount(4);
      await expect(error).toBeEmpty();
    });

    test('survives a reload, and can be begun afresh', once, async ({ page }) => {
      await open(page, `/${locale}/custom-service`);
      await fillIn(page, locale, 'mona@example.com');
      await reloadPage(page);
      await expect(page.getByText(texts.draftSaved)).toBeVisible();
      await expect(field(page, texts.projectTitle)).toHaveValue('A library for the long wall');
      await expect(tile(page, 'budget_range', '25k_50k')).toBeChecked();
      await expect(page.getByRole('checkbox', { name: texts.styles.rustic })).toBeChecked();
      await page.getByRole('button', { name: texts.discardDraft }).click();
      await expect(field(page, texts.projectTitle)).toHaveValue('');
      await reloadPage(page);
      await expect(page.getByText(texts.draftSaved)).toBeHidden();
    });
  });
}

test(
  'a request that the network loses is stored, explained, and sent the next time',
  once,
  async ({ page }) => {
    const email = newEmail();
    await open(page, '/en/custom-service');
    await fillIn(page, 'en', email);
    await picker(page).setInputFiles(await photo('a.jpg'));
    const lost = await intercept(page, '**/custom-service/send', (route) => route.abort());
    await waitForFormAge(page);
    await submit(page, 'en').click();
    const alert = page.getByRole('alert').filter({ hasText: 'Submission Error' });
    await expect(alert).toContainText(
      'There was an error submitting your request. Please try again later.',
    );
    await expect(field(page, en.fields.email)).toHaveValue(email);
    lost.stop();
    await submit(page, 'en').click();
    await expect(page.getByText(en.customService.sentTitle)).toBeVisible();
  },
);

test('a large photograph is made smaller before it travels', once, async ({ page }) => {
  await open(page, '/en/custom-service');
  await fillIn(page, 'en', newEmail());
  const large = await photo('large.jpg', { width: 3000, height: 300 });
  await picker(page).setInputFiles(large);
  await waitForFormAge(page);
  const sending = page.waitForRequest('**/custom-service/send');
  await submit(page, 'en').click();
  await expect(page.getByText(en.customService.sentTitle)).toBeVisible();
  const { 'content-length': length } = await (await sending).allHeaders();
  expect(Number(length)).toBeGreaterThan(0);
  expect(Number(length)).toBeLessThan(large.buffer.length);
});

test('pictures can be dropped', once, async ({ page }) => {
  await open(page, '/en/custom-service');
  const { buffer } = await photo('a.jpg');
  const dropped = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const data = new DataTransfer();
    data.items.add(new File([bytes], 'dropped.jpg', { type: 'image/jpeg' }));
    return data;
  }, buffer.toString('base64'));
  await page.locator('.image-drop').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByRole('img', { name: 'dropped.jpg' })).toBeVisible();
});

test('the whole form can be filled in and sent by keyboard alone', once, async ({ page }) => {
  const email = newEmail();
  await open(page, '/en/custom-service');
  // Asked for early: the browser must know before the key is pressed that we choose for it.
  const choosing = page.waitForEvent('filechooser');
  const keys = page.keyboard;
  const to = async (name: string) => {
    const target = page.locator(`form.grid [name="${name}"]`).first();
    for (let steps = 0; steps < 60; steps += 1) {
      if (await target.evaluate((control) => control === document.activeElement)) return;
      await keys.press('Tab');
    }
    throw new Error(`Tab never reaches ${name}.`);
  };
  await to('project_title');
  await keys.type('A library');
  for (const name of ['service_type', 'project_type', 'budget_range', 'preferred_timeline']) {
    await to(name);
    await keys.press('ArrowDown');
  }
  await to('style_preferences');
  await keys.press('Space');
  for (let steps = 0; steps < 9; steps += 1) {
    if (await picker(page).evaluate((control) => control === document.activeElement)) break;
    await keys.press('Tab');
  }
  await expect(picker(page)).toBeFocused();
  await keys.press('Enter');
  await (await choosing).setFiles([await photo('a.jpg'), await photo('b.jpg')]);
  await expect(previews(page)).toHaveCount(2);
  await keys.press('Tab');
  await keys.press('Enter');
  await expect(previews(page)).toHaveCount(1);
  await expect(picker(page)).toBeFocused();
  await to('full_name');
  await keys.type('Mona Farid');
  await to('email');
  await keys.type(email);
  await to('phone');
  await keys.type('01012345678');
  await waitForFormAge(page);
  await keys.press('Enter');
  await expect(page.getByText(en.customService.sentTitle)).toBeVisible();
  expect(await mailsTo(email)).toHaveLength(1);
});

test('a signed-in customer need not enter name and e-mail', once, async ({ page }) => {
  await loginAs(page, 'customer');
  await open(page, '/en/custom-service');
  await expect(field(page, en.fields.email)).toHaveValue('customer@fustat.example');
  await expect(field(page, en.fields.fullName)).not.toHaveValue('');
});

test.describe('without scripts', once, () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of ['en', 'ar'] as const) {
    const { customService: texts, fields } = messages[locale];

    test(`the form does the same in ${locale}`, async ({ page }) => {
      const email = newEmail();
      await openPage(page, `/${locale}/custom-service`);
      await fillIn(page, locale, email);
      await waitForFormAge(page);
      await submit(page, locale).click();
      await expect(page.getByRole('alert')).toContainText(fields.problems.images_required);
      await expect(field(page, fields.email)).toHaveValue(email);
      await expect(page.getByRole('checkbox', { name: texts.styles.rustic })).toBeChecked();
      await expect(page.getByText(texts.imagesAgain)).toBeVisible();
      await picker(page).setInputFiles(await photo('a.jpg'));
      await waitForFormAge(page);
      await submit(page, locale).click();
      await expect(page.getByText(texts.sentText)).toBeVisible();
      expect(await mailsTo(email)).toMatchObject([{ locale }]);
    });
  }
});
