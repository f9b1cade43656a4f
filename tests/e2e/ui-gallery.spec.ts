import { expect, type Locator, type Page, test } from '@playwright/test';
import { eachLook, type Look, wear } from '#tests/support/look.ts';
import { atOneWidth } from '#tests/support/once.ts';
import {
  axe,
  axeInTheDark,
  expectNoSideways,
  noConsoleErrors,
} from '#tests/support/page-health.ts';
import { openPage } from '#tests/support/open-page.ts';

const sections = [
  'colour',
  'buttons',
  'forms',
  'overlays',
  'catalogue',
  'lists',
  'feedback',
  'icons',
];

// A machine that draws without a graphics card takes its time.
const comparison = { maxDiffPixelRatio: 0.002 };
const toastButton = { en: 'Show a notice', ar: 'أظهر إشعارًا' };

async function open(page: Page, baseURL: string, look: Look): Promise<void> {
  // Carousels stand still when reduced motion is preferred, so that pictures come out the same.
  await wear(page, baseURL, look);
  await openPage(page, '/_ui');
  await expect(page.locator('html')).toHaveAttribute('lang', look.locale);
  // The controls of a carousel come with the scripts, when one is near it.
  await page.locator('.carousel').first().scrollIntoViewIfNeeded();
  await expect(page.locator('.carousel-dot').first()).toBeVisible();
}

const section = (page: Page, id: string) => page.locator(`section[aria-labelledby=${id}]`);

/** Opened by its button, looked at, closed by the keyboard, which then stands on the button again. */
async function whileOpen(button: Locator, overlay: Locator, look: () => Promise<void>) {
  await button.click();
  await expect(overlay).toBeVisible();
  await look();
  await button.page().keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  await expect(button).toBeFocused();
}

for (const locale of ['en', 'ar'] as const) {
  test(`every control and overlay is accessible in ${locale} ${atOneWidth(locale)}`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    const expectCalmConsole = noConsoleErrors(page);
    await open(page, baseURL!, { locale, theme: 'light' });
    await axe(page);
    await axeInTheDark(page);
    await expectNoSideways(page);

    const check = (part: string) => async () => {
      await axe(page, part);
      await axeInTheDark(page, part);
    };
    const overlays = section(page, 'overlays');
    for (const id of ['dialog', 'start', 'end', 'bottom']) {
      const button = overlays.locator(`button[command=show-modal][commandfor=specimen-${id}]`);
      const overlay = `#specimen-${id}`;
      await whileOpen(button, page.locator(overlay), check(overlay));
    }
    const menu = overlays.locator('summary');
    await whileOpen(menu, overlays.locator('details a').first(), check('details[open]'));
    await overlays.getByRole('button', { name: toastButton[locale] }).click();
    await expect(page.locator('.toast')).toBeVisible();
    await check('.toast-region')();
    expectCalmConsole();
  });
}

/** As the main screens: both languages, themes and widths, each control twice. */
for (const look of eachLook().filter(
  ({ locale, theme }) => (locale === 'en') === (theme === 'light'),
)) {
  test(`every control looks as it did in ${look.locale}, ${look.theme} ${atOneWidth(look.locale)}`, async ({
    page,
    baseURL,
  }) => {
    const isPackaged = process.platform === 'linux' && process.arch === 'x64';
    test.skip(!isPackaged || !!process.env.CHROMIUM_PATH, 'another browser draws other pictures');
    await open(page, baseURL!, look);
    // It would stand before whatever is scrolled beneath it.
    await page.getByRole('banner').evaluate((header) => (header.style.position = 'static'));
    await page.evaluate(() => document.fonts.ready);
    for (const id of sections) {
      const picture = `ui-${id}-${look.locale}-${look.theme}.png`;
      await expect.soft(section(page, id)).toHaveScreenshot(picture, comparison);
    }
  });
}

test('a carousel keeps its place when the window changes its width', async ({ page, baseURL }) => {
  await open(page, baseURL!, { locale: 'en', theme: 'light' });
  const first = page.locator('.carousel-slide').first();
  const { width, height } = page.viewportSize()!;
  for (const change of [0, -60, 0]) {
    await page.setViewportSize({ width: width + change, height });
    await first.scrollIntoViewIfNeeded();
    await expect(first.locator('figure')).toBeInViewport({ ratio: 0.99 });
  }
});
