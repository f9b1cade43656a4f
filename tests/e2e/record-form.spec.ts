import { expect, test, type Page } from '@playwright/test';
import { demoAccount, loginAs } from '#tests/support/login.ts';
import { wear } from '#tests/support/look.ts';
import { once } from '#tests/support/once.ts';
import { openPage, reloadPage, waitForScripts } from '#tests/support/open-page.ts';
import { axe, axeInTheDark, expectNoSideways } from '#tests/support/page-health.ts';
import { inShop } from '#tests/support/shop-database.ts';

const path = '/admin/settings/shop';

// The tests share one row and one draft, so they run one after the other, at one width.
test.describe.configure({ mode: 'serial' });

const stored = async (column: string) =>
  (await inShop<{ value: string }>(`select ${column} as value from site_settings`))[0]!.value;

const forgetDraft = () => inShop(`delete from record_drafts where kind = 'shop_settings'`);

/** Restores a column and forgets its drafts after the test. */
async function restoring(column: string, work: (before: string) => Promise<void>): Promise<void> {
  const before = await stored(column);
  await forgetDraft();
  try {
    await work(before);
  } finally {
    await inShop(`update site_settings set ${column} = $1`, [before]);
    await forgetDraft();
  }
}

async function openForm(page: Page): Promise<void> {
  await loginAs(page, 'admin');
  await openPage(page, path);
}

test('two editors of one field see both values and choose', once, async ({ page, browser }) => {
  await restoring('tax_number', async (before) => {
    await openForm(page);
    const other = await (await browser.newContext({ baseURL: process.env.SHOP_URL })).newPage();
    await openForm(other);
    await other.getByLabel('Tax registration number').fill('111-222-333');
    await other.getByLabel('Telephone').focus();
    await other.getByRole('button', { name: 'Save' }).click();
    await expect(other.getByText('Pages show it at once.').first()).toBeVisible();

    await page.getByLabel('Tax registration number').fill('444-555-666');
    await page.keyboard.press('Control+s');
    const conflict = page.getByRole('group', { name: 'Tax registration number' });
    await expect(conflict).toContainText(before);
    await expect(conflict).toContainText('111-222-333');
    await expect(conflict).toContainText('444-555-666');
    expect(await stored('tax_number')).toBe('111-222-333');
    await axe(page);
    await axeInTheDark(page);
    // Without a choice nothing is overwritten.
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(conflict).toBeVisible();
    expect(await stored('tax_number')).toBe('111-222-333');
    await conflict.getByRole('radio', { name: /Yours/ }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(conflict).toHaveCount(0);
    await expect(page.getByText('Pages show it at once.').first()).toBeVisible();
    expect(await stored('tax_number')).toBe('444-555-666');
    await other.context().close();
  });
});

test(
  'two editors of something public compare their drafts and choose',
  once,
  async ({ page, browser }) => {
    const forget = () => inShop(`delete from record_drafts where kind = 'footer'`);
    await forget();
    const other = await (await browser.newContext({ baseURL: process.env.SHOP_URL })).newPage();
    try {
      await loginAs(page, 'content_manager');
      await openPage(page, '/admin/content/footer');
      await loginAs(other, 'marketing');
      await openPage(other, '/admin/content/footer');
      await other.getByLabel('Tagline, English').fill('Made by hand');
      await other.keyboard.press('Control+s');
      await expect(other.getByText(/^Draft kept \d\d:\d\d$/)).toBeVisible();

      const tagline = page.getByLabel('Tagline, English');
      await tagline.fill('Made in Cairo');
      await page.keyboard.press('Control+s');
      await page.getByRole('button', { name: 'Compare and choose' }).click();
      const conflict = page.getByRole('group', { name: 'Tagline, English' });
      await expect(conflict.getByRole('radio')).toHaveCount(2);
      await expect(tagline).toHaveValue('Made in Cairo');
      await conflict.getByRole('radio', { name: /Yours/ }).check();
      await page.getByRole('button', { name: 'Save draft' }).click();
      await expect(page).toHaveURL(/draft=all$/);
      await expect(tagline).toHaveValue('Made in Cairo');

      await openPage(other, '/admin/content/footer');
      await other.getByRole('link', { name: 'Show these drafts' }).click();
      await expect(other.getByLabel('Tagline, English')).toHaveValue('Made in Cairo');
    } finally {
      await other.context().close();
      await forget();
    }
  },
);

test(
  'one editor in two tabs keeps the text of the tab that compares',
  once,
  async ({ page, context }) => {
    const forget = () => inShop(`delete from record_drafts where kind = 'footer'`);
    await forget();
    try {
      await loginAs(page, 'content_manager');
      const other = await context.newPage();
      for (const tab of [page, other]) await openPage(tab, '/admin/content/footer');
      await other.getByLabel('Tagline, English').fill('Made by hand');
      await other.keyboard.press('Control+s');
      await expect(other.getByText(/^Draft kept \d\d:\d\d$/)).toBeVisible();
      await page.getByLabel('Tagline, English').fill('Made in Cairo');
      await page.keyboard.press('Control+s');
      await page.getByRole('button', { name: 'Compare and choose' }).click();
      await expect(page.getByText(/^Draft kept \d\d:\d\d$/)).toBeVisible();
      await expect(page.getByLabel('Tagline, English')).toHaveValue('Made in Cairo');
    } finally {
      await forget();
    }
  },
);

test('a draft survives a reload, and leaving asks first', once, async ({ page }) => {
  await restoring('commercial_register', async (before) => {
    await openForm(page);
    const field = page.getByLabel('Commercial register');
    await field.fill('999999');
    await expect(page.getByText(/^Draft kept \d\d:\d\d$/)).toBeVisible();
    page.on('dialog', (dialog) => dialog.accept());
    await reloadPage(page);
    await expect(field).toHaveValue('999999');
    await expect(page.getByText('This is your draft. It is not saved yet.')).toBeVisible();
    expect(await stored('commercial_register')).toBe(before);

    await page.getByRole('link', { name: 'To the shop' }).click();
    const dialog = page.getByRole('dialog', { name: 'What you typed is not saved or sent.' });
    await expect(dialog).toBeVisible();
    await axe(page);
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await expect(field).toHaveValue('999999');
    await page.getByRole('button', { name: 'Discard' }).first().click();
    await expect(field).toHaveValue(before);
    await page.getByRole('link', { name: 'To the shop' }).click();
    await expect(page).toHaveURL('/');
    await openPage(page, path);
    await expect(field).toHaveValue(before);
  });
});

test('offline, the draft stays in the browser', once, async ({ page, context }) => {
  await restoring('commercial_register', async () => {
    await openForm(page);
    await context.setOffline(true);
    await page.getByLabel('Commercial register').fill('777777');
    await expect(page.getByText(/Draft kept in this browser/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/^Draft kept \d\d:\d\d$/)).toBeVisible();
    const [draft] = await inShop<{ to: string }>(
      `select data #>> '{commercial_register,to}' as to from record_drafts where kind = 'shop_settings'`,
    );
    expect(draft).toEqual({ to: '777777' });
  });
});

test(
  'logging out in another tab keeps the form, and the next login sends its draft',
  once,
  async ({ page, context }) => {
    // A session of its own, because it is ended.
    const logIn = (on: Page) =>
      on.request.post('/login', {
        form: demoAccount('admin'),
        headers: { origin: process.env.SHOP_URL ?? '' },
      });
    await restoring('commercial_register', async () => {
      await logIn(page);
      await openPage(page, path);
      const other = await context.newPage();
      await openPage(other, '/admin');
      await page.getByLabel('Commercial register').fill('888888');
      await expect(page.getByText(/^Draft kept \d\d:\d\d$/)).toBeVisible();
      await other.getByRole('button', { name: 'Sign Out' }).click();
      await expect(page.getByText(/^You are no longer logged in/)).toBeVisible();
      await expect(page.getByLabel('Commercial register')).toHaveValue('888888');

      const opening = context.waitForEvent('page');
      await page.getByRole('link', { name: 'Login in a new tab' }).click();
      const entrance = await opening;
      await waitForScripts(entrance);
      const { email, password } = demoAccount('admin');
      await entrance.locator('[name="email"]').fill(email);
      await entrance.locator('[name="password"]').fill(password);
      await entrance.getByRole('button', { name: 'Login', exact: true }).click();
      await expect(entrance).toHaveURL(path);
      // Browsers of tests leave every tab in focus.
      await page.evaluate(() => dispatchEvent(new Event('focus')));
      await expect(page.getByText(/^Draft kept \d\d:\d\d$/)).toBeVisible();
      await expect(page.getByLabel('Commercial register')).toHaveValue('888888');
    });
  },
);

for (const locale of ['en', 'ar'] as const) {
  test(`problems stand beside their fields, in ${locale}`, once, async ({ page, baseURL }) => {
    await restoring('brand_name', async (before) => {
      await wear(page, baseURL!, { locale, theme: 'light' });
      if (locale === 'ar') await page.setViewportSize({ width: 390, height: 844 });
      await openForm(page);
      await axe(page);
      await expectNoSideways(page);
      const name = page.locator('#brand_name');
      // A narrow window shows one language at a time.
      if (locale === 'ar') {
        await expect(name).toBeHidden();
        await page.getByText('الإنجليزية', { exact: true }).click();
      }
      await name.fill(' ');
      await page.locator('#map_url').fill('http://maps.example');
      await page.getByRole('button', { name: { en: 'Save', ar: 'حفظ' }[locale] }).click();
      await expect(name).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator('#map_url')).toHaveAttribute('aria-invalid', 'true');
      const problem = { en: 'This cannot be empty.', ar: 'لا يمكن ترك هذا الحقل فارغًا.' }[locale];
      await expect(page.locator('#brand_name-error')).toHaveText(problem);
      await axe(page);
      await axeInTheDark(page);
      expect(await stored('brand_name')).toBe(before);
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('saves, rejects and resolves conflicts', once, async ({ page }) => {
    await restoring('contact_phone', async () => {
      await loginAs(page, 'admin');
      await page.goto(path);
      await page.getByLabel('Telephone').fill('+20 2 1111 1111');
      await inShop(`update site_settings set contact_phone = '+20 2 2222 2222'`);
      await page.getByRole('button', { name: 'Save' }).click();
      const conflict = page.getByRole('group', { name: 'Telephone' });
      await expect(conflict).toContainText('+20 2 2222 2222');
      await conflict.getByRole('radio', { name: /Yours/ }).check();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Pages show it at once.')).toBeVisible();
      expect(await stored('contact_phone')).toBe('+20 2 1111 1111');
      // The public pages follow at once.
      await page.goto('/contact');
      await expect(page.getByText('+20 2 1111 1111').first()).toBeAttached();
    });
  });
});
