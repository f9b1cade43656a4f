import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { enquiries as ar } from '#i18n/messages/ar/enquiries/index.ts';
import { enquiries as en } from '#i18n/messages/en/enquiries/index.ts';
import { alive } from '#tests/support/alive.ts';
import { waitForFormAge } from '#tests/support/form-age.ts';
import { atOneWidth, once } from '#tests/support/once.ts';
import { openPage } from '#tests/support/open-page.ts';
import { noConsoleErrors } from '#tests/support/page-health.ts';

const messages = { en, ar };

for (const locale of ['en', 'ar'] as const) {
  const { samples: texts, fields } = messages[locale];

  test(`three samples are chosen by their pictures and sent for, in ${locale} ${atOneWidth(locale)}`, async ({
    page,
  }) => {
    const expectCalmConsole = noConsoleErrors(page);
    const box = (material: string) => page.locator(`input[name="samples"][value="${material}"]`);
    const field = (name: string) => page.locator(`.enquiry-form [name="${name}"]`);
    const press = () => page.getByRole('button', { name: texts.submit }).click();
    await openPage(page, `/${locale}/samples?piece=qalawun-majlis-sofa`);
    await alive(page.locator('.enquiry-form'));
    await expect(page.locator('input[name="samples"]:checked')).toHaveCount(2);
    await expect(box('walnut')).toBeChecked();
    await expect(box('linen')).toBeChecked();

    await box('linen').uncheck();
    await box('walnut').uncheck();
    await waitForFormAge(page);
    await press();
    const summary = page.getByRole('alert').filter({ hasText: fields.problems.required });
    await expect(summary).toBeFocused();

    for (const material of ['velvet', 'leather', 'olive_wood']) await box(material).check();
    await expect(box('cane')).toBeDisabled();
    await box('leather').uncheck();
    await box('cane').check();
    await field('full_name').fill('Mona Farid');
    await field('email').fill(`samples-${randomUUID()}@example.com`);
    await field('phone').fill('01012345678');
    await field('address').fill('Road 9, Maadi, Cairo');
    await press();
    await expect(page.getByRole('status').filter({ hasText: texts.sentTitle })).toBeFocused();
    expectCalmConsole();
  });
}

test.describe('without scripts', once, () => {
  test.use({ javaScriptEnabled: false });

  test('a fourth sample is refused, and the choice stays', async ({ page }) => {
    await openPage(page, '/en/samples');
    for (const material of ['velvet', 'leather', 'cane', 'wool']) {
      await page.locator(`input[value="${material}"]`).check();
    }
    await page.getByRole('button', { name: en.samples.submit }).click();
    await expect(page.getByText(en.fields.problems.too_many_samples).first()).toBeVisible();
    await expect(page.locator('input[name="samples"]:checked')).toHaveCount(4);
  });
});
