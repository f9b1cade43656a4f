import { expect, test } from '@playwright/test';
import { alive } from '#tests/support/alive.ts';
import { chooseLanguage } from '#tests/support/choose-language.ts';
import { loginAs } from '#tests/support/login.ts';
import { once } from '#tests/support/once.ts';
import { holdRequests, holdScripts, openPage, reloadPage } from '#tests/support/open-page.ts';

test.describe('language', () => {
  test('switches in place and keeps what was typed', async ({ page, isMobile }) => {
    await openPage(page, '/search');
    await page.getByRole('searchbox').fill('sofa');
    await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
    if (isMobile) await (await alive(page.getByRole('button', { name: 'Menu' }))).click();
    await chooseLanguage(page, 'العربية');

    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ابحث في الموقع');
    await expect(page.getByRole('searchbox')).toHaveValue('sofa');
    await expect(page.locator('body')).toHaveAttribute('data-same-document', '');

    await reloadPage(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  });

  test('is named by the address, and its menu leads to the sister address', async ({
    page,
    isMobile,
  }) => {
    await openPage(page, '/ar/shop?category=office');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    if (isMobile) await (await alive(page.getByRole('button', { name: 'القائمة' }))).click();
    await chooseLanguage(page, 'English');
    await expect(page).toHaveURL(/\/en\/shop\?category=office$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('keeps its prefix on the way through the shop and home', once, async ({ page }) => {
    await openPage(page, '/ar/shop');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^غرفة المكتب/ })
      .click();
    await expect(page).toHaveURL(/\/ar\/shop\?category=office$/);
    await page
      .getByRole('banner')
      .getByRole('link', { name: 'الفسطاط' })
      .locator('visible=true')
      .click();
    await expect(page).toHaveURL(/\/ar\/?$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('أثاث تعرف اسم صانعه');
  });
});

test('a shared page becomes the customer’s own without a shift', once, async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const each of list.getEntries())
        shifts.push((each as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(globalThis, { shifts });
  });
  await loginAs(page, 'customer');
  const release = await holdRequests(page, '**/session/mine');
  const response = await openPage(page, '/en/shop');
  expect(response?.headers()['x-same-for-all']).toBe('yes');
  const account = page.getByRole('banner').locator('summary[aria-label="Account"]');
  await expect(account).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toHaveCount(0);
  const takeShifts = () =>
    page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts.splice(0));
  await takeShifts();
  release();
  await account.click();
  await expect(page.getByRole('banner').getByText('Nour El-Sayed')).toBeVisible();
  expect(await takeShifts()).toEqual([]);
  // The next page brings what is theirs along.
  await page.getByRole('banner').getByRole('link', { name: 'Portfolio' }).click();
  await expect(page).toHaveURL(/\/en\/portfolio$/);
  await expect(page.getByRole('banner').getByText('Nour El-Sayed')).toBeAttached();
});

test('the menu of a phone opens before the scripts have come, and stays', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'the desk has its links in the header');
  const releaseScripts = await holdScripts(page);
  await page.goto('/en/about', { waitUntil: 'commit' });
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await expect(sheet).toBeVisible();
  releaseScripts();
  await alive(menu);
  await expect(sheet).toBeVisible();
  await sheet.getByRole('link', { name: 'Shop', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop');
  await expect(sheet).toBeHidden();
});

test('a theme that could not be stored is reported, and the page stays', once, async ({ page }) => {
  await page.goto('/about');
  await page.route('**/preferences.data*', (route) =>
    route.fulfill({ status: 500, contentType: 'text/plain', body: 'Internal Server Error' }),
  );
  await (await alive(page.locator('summary[aria-label="Theme"]:visible'))).click();
  await page.getByRole('button', { name: 'Dark' }).filter({ visible: true }).click();
  const notices = page.getByRole('region', { name: 'Notifications' });
  await expect(notices.getByText('Error', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/about$/);
});

test('the theme chosen is there on the first byte of the next page', async ({ page, isMobile }) => {
  await openPage(page, '/');
  if (isMobile) await (await alive(page.getByRole('button', { name: 'Menu' }))).click();
  await page.locator('summary[aria-label="Theme"]:visible').click();
  await page.getByRole('button', { name: 'Dark' }).locator('visible=true').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('ui-theme'))).toBe('dark');
  const served = await page.request.get('/about');
  expect(await served.text()).toContain('data-theme="dark"');
});

test('a lost connection is said, shown, and said to be back', once, async ({ page, context }) => {
  await openPage(page, '/about');
  await context.setOffline(true);
  await expect(page.getByText("You're offline")).toBeVisible();
  await expect(page.getByText('Offline', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("You're back online")).toBeVisible();
  await expect(page.getByText('Offline', { exact: true })).toBeHidden();
});

test(
  'a page that cannot be fetched offline explains that the connection is missing',
  once,
  async ({ page, context }) => {
    const follow = async (name: string) => {
      // The footer's scripts come with the first interaction.
      await page.mouse.move(1, 1);
      const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
      await (await alive(link)).click();
    };
    // Its script is there from the first time; its text is asked for each time.
    await openPage(page, '/faq');
    await follow('About');
    await expect(page).toHaveURL(/about$/);
    await context.setOffline(true);
    await follow('FAQ');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're offline");
    await expect(page.getByRole('main')).not.toContainText('The fault is ours');
  },
);

test(
  'the keyboard reaches the content first, and the heading after a navigation',
  once,
  async ({ page }) => {
    await openPage(page, '/about');
    await page.keyboard.press('Tab');
    await expect(page.getByText('Skip to content')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.getByRole('banner').getByRole('link', { name: 'Shop', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeFocused();
  },
);

test.describe('without scripts', once, () => {
  test.use({ javaScriptEnabled: false });

  test('one can browse, sort, turn pages and change language and theme', async ({ page }) => {
    await openPage(page, '/shop');
    await page.getByLabel('Sort by').selectOption('price-asc');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/sort=price-asc/);
    await page
      .getByRole('link', { name: /Page 2|^2$/ })
      .first()
      .click();
    await expect(page).toHaveURL(/page=2/);
    await page.getByRole('main').locator('a[href*="/product/"]').first().click();
    await expect(page).toHaveURL(/\/product\//);
    await chooseLanguage(page, 'العربية');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page).toHaveURL(/\/product\//);
  });
});
