import { expect, test } from '@playwright/test';
import { alive } from '#tests/support/alive.ts';
import { once } from '#tests/support/once.ts';
import { holdScripts, openPage, waitForScripts } from '#tests/support/open-page.ts';
import { noConsoleErrors, watchLayout } from '#tests/support/page-health.ts';
import { withMotion } from '#tests/support/with-motion.ts';

test.use(withMotion);

for (const path of ['/checkout', '/cart']) {
  for (const prefix of ['/en', '/ar']) {
    test(`${prefix}${path} with an empty cart stays still when its scripts come late`, async ({
      page,
    }) => {
      const releaseScripts = await holdScripts(page);
      const expectStillLayout = await watchLayout(page);
      await page.goto(prefix + path, { waitUntil: 'commit' });
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      releaseScripts();
      // An empty cart shows pieces as well, as soon as they have come.
      await page.getByRole('main').locator(`a[href="${prefix}/shop"]`).waitFor();
      await expectStillLayout();
    });
  }
}

for (const [path, fields] of [
  ['/login', ['email', 'password']],
  ['/signup', ['fullName', 'email', 'phone', 'password', 'company']],
  ['/forgot-password', ['email']],
  ['/contact', ['full_name', 'email', 'message']],
  ['/newsletter', ['email']],
] as const) {
  test(
    `what is typed into ${path} before its scripts come is there afterwards`,
    once,
    async ({ page }) => {
      const expectCalmConsole = noConsoleErrors(page);
      const releaseScripts = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      const field = (name: string) => page.getByRole('main').locator(`[name=${name}]`);
      for (const name of fields) await field(name).fill(`typed in ${name}`);
      await field(fields[0]).focus();
      releaseScripts();
      await waitForScripts(page);
      for (const name of fields) await expect(field(name)).toHaveValue(`typed in ${name}`);
      await expect(field(fields[0])).toBeFocused();
      expectCalmConsole();
    },
  );
}

for (const { path, part, scripts } of [
  { path: '/en', part: '.newsletter-form', scripts: 'newsletter-form' },
  { path: '/en/product/qalawun-majlis-sofa', part: '#reviews', scripts: 'below-fold' },
]) {
  test(
    `${path} stays as it was served when the script ${scripts} cannot be fetched`,
    once,
    async ({ page }) => {
      await page.route(`**/${scripts}-*.js`, (route) => route.abort());
      await openPage(page, path);
      await page.mouse.move(9, 9);
      // React takes the frame over when it knows that nothing will come.
      await alive(
        page
          .locator('.contents')
          .filter({ has: page.locator(part) })
          .last(),
      );
      await expect(page.locator(part).first()).toBeVisible();
    },
  );
}

test('a picture that is the first thing pressed on a page fills the screen @phone', async ({
  page,
}) => {
  await openPage(page, '/en/product/qalawun-majlis-sofa');
  await page.locator('.gallery-picture').first().tap();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});
