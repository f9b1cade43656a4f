import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { ar } from '#i18n/messages/ar/index.ts';
import { en } from '#i18n/messages/en/index.ts';
import { loginAs } from '#tests/support/login.ts';
import { wear } from '#tests/support/look.ts';
import { atOneWidth } from '#tests/support/once.ts';
import { openPage } from '#tests/support/open-page.ts';
import { axe, axeInTheDark, expectNoSideways } from '#tests/support/page-health.ts';
import { photo } from '#tests/support/pictures.ts';
import { inShop } from '#tests/support/shop-database.ts';

const messages = { en, ar };
/** Runs if any page writes it as HTML. */
const payload = '<img src=x onerror="window.isHacked = true">';

/** Narrow screens show one language at a time. */
async function fillBoth(page: Page, field: string, texts: { en: string; ar: string }) {
  for (const language of ['en', 'ar'] as const) {
    const input = page.locator(`[name="${language === 'en' ? field : `${field}_ar`}"]`);
    if (!(await input.isVisible())) {
      await page.locator(`label:has(.record-shows-${language})`).click();
    }
    await input.fill(texts[language]);
  }
}

async function expectGoodPage(page: Page): Promise<void> {
  await expectNoSideways(page);
  await axe(page);
  await axeInTheDark(page);
}

for (const locale of ['en', 'ar'] as const) {
  test(`a portfolio project is made, pointed at, published and seen, in ${locale} ${atOneWidth(locale)}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const t = messages[locale];
    const slug = `villa-${randomUUID()}`;
    await wear(page, baseURL!, { locale, theme: 'light' });
    await loginAs(page, 'technical_office_manager');
    await openPage(page, '/admin/portfolio/new');
    await fillBoth(page, 'title', { en: `Villa ${payload}`, ar: `فيلا ${payload}` });
    await page.locator('[name="slug"]').fill(slug);
    await page.getByRole('radio', { name: t.adminWork.works.categories.residential }).check();
    await page.getByRole('button', { name: t.admin.recordForm.save, exact: true }).click();
    await page.waitForURL(/\/admin\/portfolio\/edit\//);
    const id = new URL(page.url()).pathname.split('/').at(-1)!;

    await page.getByRole('button', { name: t.adminMedia.field.add }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .locator('input[type=file]')
      .first()
      .setInputFiles(await photo('room.jpg', { width: 1200, height: 800 }));
    const add = dialog.getByRole('button', {
      name: locale === 'en' ? 'Add 1 picture' : t.adminMedia.field.addChosen.one,
    });
    await expect(add).toBeEnabled();
    await add.click();
    await page
      .locator('.picture-row')
      .getByLabel(t.adminMedia.field.rows.altEn)
      .fill(`A room ${payload}`);
    await page.locator('.picture-row').getByLabel(t.adminMedia.field.rows.altAr).fill('غرفة معيشة');

    await page.getByLabel(t.admin.productChoice.search).fill('qalawun');
    await page.locator('.found-products button').first().click();
    await page.getByRole('button', { name: t.adminWork.hotspots.place }).click();
    const point = page.locator('.room-dot');
    await expect(point).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowUp');
    await expect(page.locator('.room-percent').first()).toHaveValue('51');
    await expect(page.locator('.room-percent').last()).toHaveValue('45');
    const room = page.locator('.room-frame img');
    const { width, height } = (await room.boundingBox())!;
    await room.click({ position: { x: width * 0.25, y: height * 0.8 } });
    await expect(page.locator('.room-percent').first()).toHaveValue(/^2[45](\.\d)?$/);
    await expect(page.locator('.room-percent').last()).toHaveValue(/^(79|80)(\.\d)?$/);
    await page.locator('[name="area"]').fill('١٢٠');
    await page.getByRole('button', { name: t.admin.recordForm.save, exact: true }).click();
    await expect(page.getByText(t.admin.recordForm.saved, { exact: true }).first()).toBeVisible();
    await expectGoodPage(page);

    // Last in the list, so that the home page does not change for other tests.
    await inShop(`update portfolio_projects set created_at = '2001-01-01' where id = $1`, [id]);
    await openPage(page, `/admin/publish/portfolio/${id}`);
    await page.getByRole('button', { name: t.adminPublishing.review.publish }).click();
    await expect(page.getByText(t.adminPublishing.review.doneText).first()).toBeVisible();

    const visitor = await (await browser.newContext({ baseURL: process.env.SHOP_URL })).newPage();
    await openPage(visitor, `/${locale}/portfolio/${id}`);
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText(payload);
    await expect(visitor.locator('.hotspot-dot')).toHaveCount(1);
    expect(await visitor.evaluate(() => 'isHacked' in window)).toBe(false);
    expect(await page.evaluate(() => 'isHacked' in window)).toBe(false);
    await visitor.context().close();
    await inShop('delete from portfolio_projects where id = $1', [id]);
  });

  test(`an application is read, noted and moved to invited, in ${locale} ${atOneWidth(locale)}`, async ({
    page,
    baseURL,
  }) => {
    const t = messages[locale].adminCompany.applications;
    const name = `Karim ${payload} ${randomUUID()}`;
    const [application] = await inShop<{ id: string }>(
      `insert into job_applications (position, full_name, email, phone, message, cv_file)
       values ('Upholsterer', $1, 'karim@example.com', '+201012345678', $2, $3) returning id`,
      [name, payload, `cvs/${randomUUID()}.pdf`],
    );
    await wear(page, baseURL!, { locale, theme: 'light' });
    await loginAs(page, 'marketing');
    await openPage(page, `/admin/content/careers/applications?q=${encodeURIComponent(name)}`);
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    for (const status of ['in_review', 'invited'] as const) {
      const label = t.status.next.replace('{status}', t.statuses[status]);
      await page.getByRole('button', { name: label }).click();
      await expect(page.getByRole('heading', { level: 2, name: t.statuses[status] })).toBeVisible();
    }
    await page.getByLabel(t.notes).fill(payload);
    await page
      .getByRole('button', { name: messages[locale].admin.recordForm.save, exact: true })
      .click();
    await expect(
      page.getByText(messages[locale].admin.recordForm.saved, { exact: true }).first(),
    ).toBeVisible();
    await expectGoodPage(page);
    expect(await page.evaluate(() => 'isHacked' in window)).toBe(false);
    const [stored] = await inShop<{ status: string; staff_notes: string }>(
      'select status, staff_notes from job_applications where id = $1',
      [application!.id],
    );
    expect(stored).toEqual({ status: 'invited', staff_notes: payload });
    await inShop('delete from job_applications where id = $1', [application!.id]);
  });
}
