import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { loginAs } from '#tests/support/login.ts';
import { wear } from '#tests/support/look.ts';
import { atOneWidth, once } from '#tests/support/once.ts';
import { openPage } from '#tests/support/open-page.ts';
import {
  axe,
  axeInTheDark,
  expectNoSideways,
  expectOneLanguage,
} from '#tests/support/page-health.ts';
import { inShop } from '#tests/support/shop-database.ts';

const texts = {
  en: {
    name: 'Salma Nabil',
    grant: 'Give the role Sales',
    give: 'Give',
    gained: 'Gained in the menu',
    granted: 'The role has been given.',
    has: 'Given',
    blockButton: 'Block account',
    reason: 'Reason',
    block: 'Block',
    required: 'Please fill in this field.',
    blocked: 'Blocked until further notice',
  },
  ar: {
    name: 'سلمى نبيل',
    grant: 'منح صلاحية المبيعات',
    give: 'منح',
    gained: 'أقسام تُضاف إلى القائمة',
    granted: 'تم منح الصلاحية.',
    has: 'ممنوحة',
    blockButton: 'إيقاف الحساب',
    reason: 'السبب',
    block: 'إيقاف',
    required: 'من فضلك املأ هذه الخانة.',
    blocked: 'الحساب موقوف حتى إشعار آخر',
  },
};

/** A confirmed customer of this test alone. */
async function createCustomer(name: string): Promise<{ id: string; email: string }> {
  const [id, email] = [randomUUID(), `${randomUUID()}@fustat.example`];
  await inShop(
    `insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
     values ($1, $2, now(), jsonb_build_object('full_name', $3::text))`,
    [id, email, name],
  );
  return { id, email };
}

const dialogOf = (page: Page) => page.getByRole('dialog');

for (const locale of ['en', 'ar'] as const) {
  const t = texts[locale];
  test(`an admin gives a role and blocks an account, in ${locale} ${atOneWidth(locale)}`, async ({
    page,
    baseURL,
  }) => {
    const { id } = await createCustomer(t.name);
    await wear(page, baseURL!, { locale, theme: 'light' });
    await loginAs(page, 'admin');
    await openPage(page, `/admin/users/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: t.name })).toBeVisible();
    await axe(page);
    await axeInTheDark(page);
    await expectNoSideways(page);
    await expectOneLanguage(page, locale);

    await page.getByRole('button', { name: t.grant }).click();
    await expect(dialogOf(page)).toContainText(t.gained);
    await axe(page);
    await dialogOf(page).getByRole('button', { name: t.give, exact: true }).click();
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(page.getByText(t.granted).first()).toBeVisible();
    await expect(page.getByText(t.has, { exact: true })).toBeVisible();

    await page.getByRole('button', { name: t.blockButton }).click();
    await dialogOf(page).getByRole('button', { name: t.block, exact: true }).click();
    await expect(dialogOf(page)).toContainText(t.required);
    await axe(page);
    await dialogOf(page).getByLabel(t.reason).fill('Chargeback');
    await dialogOf(page).getByRole('button', { name: t.block, exact: true }).click();
    await expect(page.locator('.admin-page').getByText(t.blocked).first()).toBeVisible();
    await expect(page.getByText('Chargeback')).toBeVisible();
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an admin deletes an account by typing its address', once, async ({ page }) => {
    const { id, email } = await createCustomer('Adel Fawzy');
    await loginAs(page, 'admin');
    await page.goto(`/admin/users/${id}`);
    const remove = page.getByRole('button', { name: 'Delete account' });
    await remove.click();
    await dialogOf(page).getByRole('textbox').fill('other@fustat.example');
    await dialogOf(page).getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByText('Nothing was changed').first()).toBeVisible();
    await remove.click();
    await expect(dialogOf(page)).toContainText('This is not the address of the account.');
    await dialogOf(page).getByRole('textbox').fill(email);
    await dialogOf(page).getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByText('The account has been deleted.')).toBeVisible();
    await expect(page.getByText('There is no such account')).toBeVisible();
  });
});
