import { expect, test } from '@playwright/test';
import { loginAs } from '#tests/support/login.ts';
import { openPage } from '#tests/support/open-page.ts';
import { expectNoSideways } from '#tests/support/page-health.ts';

test('a long name of staff, a piece or a record does not widen the dashboard', async ({ page }) => {
  await loginAs(page, 'admin');
  await openPage(page, '/admin');
  const names = page.locator('main h1, main bdi');
  expect(await names.count()).toBeGreaterThan(3);
  // Of more letters than any line has, and without a place to break.
  await names.evaluateAll((all) => {
    for (const each of all) each.textContent = 'Abdelrahman'.repeat(12);
  });
  await expectNoSideways(page);
});
