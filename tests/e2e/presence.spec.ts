import { randomUUID } from 'node:crypto';
import { expect, test, type Browser } from '@playwright/test';
import { loginAs, type DemoRole } from '#tests/support/login.ts';
import { once } from '#tests/support/once.ts';
import { openPage } from '#tests/support/open-page.ts';
import { axe, axeInTheDark } from '#tests/support/page-health.ts';
import { inShop } from '#tests/support/shop-database.ts';

async function opened(browser: Browser, role: DemoRole, path: string) {
  const page = await (await browser.newContext({ baseURL: process.env.SHOP_URL })).newPage();
  await loginAs(page, role);
  await openPage(page, path);
  return page;
}

test('colleagues see who has a record open and who edits it', once, async ({ browser }) => {
  const id = randomUUID();
  await inShop('insert into partners (id, name) values ($1, $2)', [id, 'Presence']);
  try {
    const path = `/admin/partners/${id}`;
    const reader = await opened(browser, 'marketing', path);
    const line = reader.locator('.presence');
    await expect(line).toBeEmpty();
    const place = await reader.locator('.record-form').boundingBox();
    const editor = await opened(browser, 'admin', path);
    await expect(line).toContainText('is looking at this');
    await editor.getByRole('textbox', { name: 'Name', exact: false }).first().fill('Presence two');
    await expect(line).toContainText('is editing this');
    expect(await reader.locator('.record-form').boundingBox()).toEqual(place);
    await axe(reader);
    await axeInTheDark(reader);
    await editor.close();
    await expect(line).toBeEmpty();
    await editor.context().close();
    await reader.context().close();
  } finally {
    await inShop('delete from partners where id = $1', [id]);
    await inShop(`delete from record_drafts where record_id = $1`, [id]);
  }
});
