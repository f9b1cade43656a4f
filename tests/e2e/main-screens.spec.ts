import { expect, test } from '@playwright/test';
import { alive } from '#tests/support/alive.ts';
import { wear } from '#tests/support/look.ts';
import { openPage } from '#tests/support/open-page.ts';

const screens = {
  home: '/',
  shop: '/shop',
  product: '/product/zamalek-linen-sofa',
  cart: '/cart',
  search: '/search?q=lantern',
  portfolio: '/portfolio',
  work: '/portfolio/232b0567-0aa8-57e6-8d79-ea965fd93bc0',
  'custom-service': '/custom-service',
  contact: '/contact',
  about: '/about',
};

/** Both languages, themes and widths, each screen twice. */
const looks = {
  desktop: { locale: 'en', theme: 'light', add: 'Add to cart' },
  phone: { locale: 'ar', theme: 'dark', add: 'أضف إلى السلة' },
} as const;

// The page's own policy would block the style that hides pictures and days from the comparison.
test.use({ bypassCSP: true });

for (const [name, path] of Object.entries(screens)) {
  test(`${name} looks as approved`, async ({ page, baseURL, isMobile }) => {
    const isPackaged = process.platform === 'linux' && process.arch === 'x64';
    test.skip(!isPackaged || !!process.env.CHROMIUM_PATH, 'another browser draws other pictures');
    const { add, ...look } = looks[isMobile ? 'phone' : 'desktop'];
    await wear(page, baseURL!, look);
    if (name === 'cart') {
      await openPage(page, '/product/amir-coffee-table');
      await (await alive(page.getByRole('button', { name: add }).first())).click();
      await expect(page.getByRole('banner').locator('.cart-count')).toBeVisible();
    }
    await openPage(page, path);
    await alive(page.getByRole('heading', { level: 1 }));
    await page.evaluate(() => document.fonts.ready);
    await expect(page).toHaveScreenshot(`${name}-${look.locale}-${look.theme}.png`, {
      fullPage: true,
      stylePath: 'tests/support/still.css',
      maxDiffPixelRatio: 0.002,
    });
  });
}
