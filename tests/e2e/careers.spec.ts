import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { enquiries as ar } from '#i18n/messages/ar/enquiries/index.ts';
import { shell as arShell } from '#i18n/messages/ar/shell.ts';
import { enquiries as en } from '#i18n/messages/en/enquiries/index.ts';
import { shell as enShell } from '#i18n/messages/en/shell.ts';
import { alive } from '#tests/support/alive.ts';
import { atOneWidth, once } from '#tests/support/once.ts';
import { mailsTo } from '#tests/support/outbox.ts';
import { noConsoleErrors } from '#tests/support/page-health.ts';
import { waitForFormAge } from '#tests/support/form-age.ts';
import { openPage } from '#tests/support/open-page.ts';

const messages = { en, ar };
const ui = { en: enShell.ui, ar: arShell.ui };
const titles = { en: 'Upholsterer', ar: 'منجّد' };
const newEmail = () => `applicant-${randomUUID()}@example.com`;

async function open(page: Page, path: string) {
  await openPage(page, path);
  await alive(page.locator('.enquiry-form'));
}
const field = (page: Page, name: string) => page.locator(`.enquiry-form [name="${name}"]`);

const cv = (text = '%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n') => ({
  name: 'cv.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(text),
});

async function fillIn(page: Page, email: string) {
  await field(page, 'full_name').fill('Nour Adel');
  await field(page, 'email').fill(email);
  await field(page, 'phone').fill('01112345678');
  await field(page, 'message').fill('Twelve years at the bench.');
}

const choose = async (page: Page, locale: 'en' | 'ar') => {
  const { apply } = messages[locale].careers;
  await page.getByRole('link', { name: `${apply}: ${titles[locale]}` }).click();
  await expect(field(page, 'career_id').locator('option:checked')).toHaveText(titles[locale]);
};

for (const locale of ['en', 'ar'] as const) {
  const { careers: texts, fields } = messages[locale];

  test.describe(`careers in ${locale}`, () => {
    test(`leads from an opening to an application with a CV, a PDF and nothing else ${atOneWidth(locale)}`, async ({
      page,
    }) => {
      const expectCalmConsole = noConsoleErrors(page);
      const email = newEmail();
      const press = () => page.getByRole('button', { name: texts.submit }).click();
      await open(page, `/${locale}/careers`);
      await expect(page.locator('.opening')).toHaveCount(4);
      await expect(page.locator('.file-input-words')).toContainText(ui[locale].noFile);
      await waitForFormAge(page);
      await press();
      const summary = page.getByRole('alert').filter({ hasText: fields.problems.required });
      await expect(summary).toBeFocused();
      await expect(summary).toContainText(fields.problems.cv_required);

      await fillIn(page, email);
      await choose(page, locale);
      await expect(field(page, 'email')).toHaveValue(email);
      await field(page, 'cv').setInputFiles(cv('<html>no CV</html>'));
      await expect(page.locator('.file-input-words')).toHaveText(`${ui[locale].chooseFile}cv.pdf`);
      await press();
      await expect(page.locator('#enquiry-cv-error')).toHaveText(fields.problems.not_a_pdf);
      await expect(field(page, 'full_name')).toHaveValue('Nour Adel');

      await field(page, 'cv').setInputFiles(cv());
      await press();
      await expect(page.getByRole('status').filter({ hasText: texts.sentTitle })).toBeFocused();
      const [mail] = await mailsTo(email);
      expect(mail).toMatchObject({ template: 'application_received', locale });
      expect(mail!.text).toContain(titles[locale]);
      expectCalmConsole();
    });
  });
}

test.describe('without scripts', once, () => {
  test.use({ javaScriptEnabled: false });

  test('an opening is chosen by its link, and the form does the same', async ({ page }) => {
    const email = newEmail();
    await openPage(page, '/en/careers');
    await choose(page, 'en');
    await fillIn(page, email);
    await waitForFormAge(page);
    await page.getByRole('button', { name: en.careers.submit }).click();
    await expect(page.getByRole('alert')).toContainText(en.fields.problems.cv_required);
    await expect(field(page, 'career_id').locator('option:checked')).toHaveText(titles.en);
    await expect(page.getByText(en.careers.cvAgain)).toBeVisible();
    await field(page, 'cv').setInputFiles(cv());
    await waitForFormAge(page);
    await page.getByRole('button', { name: en.careers.submit }).click();
    await expect(page.getByText(en.careers.sentText)).toBeVisible();
    expect(await mailsTo(email)).toHaveLength(1);
  });
});
