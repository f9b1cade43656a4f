import { expect, test } from '@playwright/test';
import { wear } from '#tests/support/look.ts';
import { atOneWidth } from '#tests/support/once.ts';
import { axe, axeInTheDark, noConsoleErrors } from '#tests/support/page-health.ts';
import { openPage } from '#tests/support/open-page.ts';

const textsByLocale = {
  en: { current: 'On the benches', completed: 'Completed', all: 'All projects', done: /\d+% done/ },
  ar: {
    current: 'في الورش الآن',
    completed: 'مشروعات اكتملت',
    all: 'كل المشروعات',
    done: /اكتمل [٠-٩]+٪/,
  },
} as const;

for (const locale of ['en', 'ar'] as const) {
  const texts = textsByLocale[locale];

  test(`projects under way show their progress and open, in ${locale} ${atOneWidth(locale)}`, async ({
    page,
    baseURL,
  }) => {
    await wear(page, baseURL!, { locale, theme: 'light' });
    const expectCalmConsole = noConsoleErrors(page);
    await openPage(page, '/projects');
    const current = page.getByRole('region', { name: texts.current });
    const bars = current.getByRole('progressbar');
    expect(await bars.count()).toBeGreaterThan(0);
    await expect(bars.first()).toHaveAccessibleName(texts.done);
    await expect(
      page.getByRole('region', { name: texts.completed }).getByRole('progressbar'),
    ).toHaveCount(0);

    const title = await current.getByRole('heading', { level: 3 }).first().textContent();
    await current.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!);
    await expect(page.getByRole('progressbar')).toHaveAccessibleName(texts.done);
    await expect(page.getByRole('main').locator('img').first()).toBeVisible();
    await axe(page);
    await axeInTheDark(page);
    await page.getByRole('link', { name: texts.all }).click();
    await expect(page).toHaveURL(/\/projects$/);
    expectCalmConsole();
  });
}
