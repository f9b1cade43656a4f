import { expect, type Page, type Route, test } from '@playwright/test';
import { wear } from '#tests/support/look.ts';
import { atOneWidth, once } from '#tests/support/once.ts';
import { axe, axeInTheDark, noConsoleErrors } from '#tests/support/page-health.ts';
import { openPage } from '#tests/support/open-page.ts';

const textsByLocale = {
  en: {
    button: 'Search',
    title: 'Search Website',
    lead: 'search for products, portfolio items, and projects across the site',
    groups: ['Products', 'Portfolio', 'Projects'],
    all: 'All results for “walnut”',
    none: 'No results found for "xylophone"',
    failedTitle: 'Search Error',
    failed: 'Failed to perform search. Please try again.',
  },
  ar: {
    button: 'بحث',
    title: 'ابحث في الموقع',
    lead: 'ابحث بين المنتجات وأعمالنا والمشروعات',
    groups: ['المنتجات', 'أعمالنا', 'المشروعات'],
    all: 'كل النتائج عن «walnut»',
    none: 'لا توجد نتائج عن «xylophone»',
    failedTitle: 'خطأ في البحث',
    failed: 'تعذّر إجراء البحث. من فضلك حاول مرة أخرى.',
  },
} as const;

const resultRequests = '**/search/results?q=*';
const field = (page: Page) => page.getByRole('combobox');
const options = (page: Page) => page.getByRole('option');
const highlighted = (page: Page) => page.getByRole('option', { selected: true });

/** Typing may pause after any letter: leaves searches for a part of the term without a response. */
const respondOnlyTo = (page: Page, term: string) =>
  page.route(resultRequests, (route) =>
    route.request().url().endsWith(`q=${term}`) ? route.fallback() : undefined,
  );

/** Until scripts run it is a link. */
const button = (page: Page, locale: 'en' | 'ar' = 'en') =>
  page.getByRole('banner').getByRole('button', { name: textsByLocale[locale].button, exact: true });

async function open(page: Page, locale: 'en' | 'ar' = 'en'): Promise<void> {
  await button(page, locale).click();
  await expect(field(page)).toBeFocused();
}

for (const locale of ['en', 'ar'] as const) {
  const texts = textsByLocale[locale];

  test(`the dialog finds, groups and opens by keyboard alone, in ${locale} ${atOneWidth(locale)}`, async ({
    page,
    baseURL,
  }) => {
    await wear(page, baseURL!, { locale, theme: 'light' });
    const expectCalmConsole = noConsoleErrors(page);
    await openPage(page, '/about');
    await open(page, locale);
    const dialog = page.getByRole('dialog', { name: texts.title });
    await expect(dialog).toHaveAccessibleDescription(texts.lead);

    await respondOnlyTo(page, 'walnut');
    await page.keyboard.type('walnut');
    await expect(highlighted(page)).toHaveCount(1);
    const first = (await highlighted(page).getAttribute('id'))!;
    await expect(options(page).first()).toHaveId(first);
    await expect(field(page)).toHaveAttribute('aria-activedescendant', first);
    await expect(page.locator('.search-group')).toHaveText([...texts.groups]);

    await page.keyboard.press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    const second = options(page).nth(1);
    await expect(second).toHaveAttribute('aria-selected', 'true');
    expect(await second.getAttribute('href')).toMatch(/^\/product\/[0-9a-f-]{36}$/);

    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/product\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expectCalmConsole();
  });
}

for (const locale of ['en', 'ar'] as const) {
  const texts = textsByLocale[locale];

  test(`the dialog and the results page are accessible, whatever they say, in ${locale} ${atOneWidth(locale)}`, async ({
    page,
    baseURL,
  }) => {
    await wear(page, baseURL!, { locale, theme: 'light' });
    const check = async () => {
      await axe(page, '#site-search');
      await axeInTheDark(page, '#site-search');
    };
    await openPage(page, '/search?q=walnut');
    await axe(page);
    await axeInTheDark(page);

    await open(page, locale);
    await field(page).fill('walnut');
    await expect(page.getByRole('link', { name: texts.all })).toBeVisible();
    await check();
    await field(page).fill('xylophone');
    await expect(page.getByRole('dialog').getByText(texts.none)).toBeVisible();
    await expect(page.getByRole('dialog').locator('.search-nearest a.search-row')).toHaveCount(3);
    await check();

    await page.route(resultRequests, (route) => route.fulfill({ status: 500 }));
    await field(page).fill('lamp');
    const alert = page.getByRole('dialog').getByRole('alert');
    await expect(alert).toContainText(texts.failedTitle);
    await expect(alert).toContainText(texts.failed);
    await check();
  });
}

test(
  'the dialog comes when it is opened, waits for words and never shows an old answer',
  once,
  async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const requestsOf = (part: string) => requests.filter((address) => address.includes(part));
    await openPage(page, '/about');

    await test.step('a first visit fetches nothing of it', async () => {
      expect(requestsOf('search-dialog')).toEqual([]);
      await open(page);
      expect(requestsOf('search-dialog')).not.toEqual([]);
    });

    await test.step('nothing is asked for one letter, and clearing the field clears the results', async () => {
      await field(page).fill(' w ');
      await field(page).fill('walnut');
      await expect(highlighted(page)).toHaveCount(1);
      expect(requestsOf('/search/results')).toHaveLength(1);
      await field(page).fill('w');
      await expect(options(page)).toHaveCount(0);
    });

    await test.step('placeholders for three groups of two stand in while the answer is under way', async () => {
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      await page.route(resultRequests, async (route) => {
        await held;
        await route.fallback();
      });
      await field(page).fill('linen');
      const placeholders = page.getByRole('dialog').locator('[role=status] .search-row');
      await expect(placeholders).toHaveCount(6);
      release();
      await expect(highlighted(page)).toHaveCount(1);
      await expect(placeholders).toHaveCount(0);
    });

    await test.step('an answer that comes late never replaces a newer one', async () => {
      const late: Route[] = [];
      await page.route(resultRequests, async (route) => {
        if (route.request().url().endsWith('q=sofa')) late.push(route);
        else await route.fallback();
      });
      await field(page).fill('sofa');
      await expect.poll(() => late.length).toBe(1);
      await field(page).fill('lantern');
      await expect(highlighted(page)).toContainText(/lantern/i);
      await expect(page.getByRole('dialog').locator('.search-kinds a').first()).toContainText(/\d/);
      const shown = await options(page).allTextContents();
      await late[0]!.fulfill({ json: { results: [], kinds: [], nearest: [] } }).catch(() => {});
      await field(page).press('ArrowDown');
      expect(await options(page).allTextContents()).toEqual(shown);
    });

    await test.step('a press on a result opens it, and the dialog is gone', async () => {
      await field(page).fill('zamalek');
      await expect(highlighted(page)).toContainText(/zamalek/i);
      const result = page.getByRole('group', { name: 'Portfolio' }).getByRole('option').first();
      const address = (await result.getAttribute('href'))!;
      await result.click();
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  },
);

test(
  'Enter before there is anything to open leads to all results, which can be shared',
  once,
  async ({ page }) => {
    await openPage(page, '/about');
    await open(page);
    await page.route(resultRequests, () => {});
    await page.keyboard.type('walnut sofa');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=walnut(%20|\+)sofa$/);
    await expect(page.getByRole('searchbox')).toHaveValue('walnut sofa');
    await expect(page.getByRole('heading', { level: 2, name: 'Products' })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  },
);

test('closing clears the search; a slash and Ctrl+K open it again', once, async ({ page }) => {
  await openPage(page, '/about');
  await expect(button(page)).toBeVisible();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('walnut');
  await expect(highlighted(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await expect(options(page)).toHaveCount(0);
});

test('Arabic typed in Latin letters is understood and marked', once, async ({ page }) => {
  await openPage(page, '/ar/about');
  await open(page, 'ar');
  await field(page).fill('kanaba');
  await expect(options(page).first().locator('mark').first()).toHaveText('كنبة');
});

test('the dialog is as wide and its list as high as agreed', async ({ page, isMobile }) => {
  await openPage(page, '/about');
  await open(page);
  await field(page).fill('walnut');
  await expect(highlighted(page)).toHaveCount(1);
  const dialog = (await page.getByRole('dialog').boundingBox())!;
  const list = (await page.getByRole('listbox').boundingBox())!;
  // A phone gives it the whole screen.
  expect(dialog.width).toBeLessThanOrEqual(isMobile ? 390 : 600);
  expect(list.height).toBeLessThanOrEqual(400);
});

test.describe('without scripts', once, () => {
  test.use({ javaScriptEnabled: false });

  test('the button is a link to a page with a form', async ({ page }) => {
    await openPage(page, '/about');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await page.getByRole('searchbox').fill('kanaba');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search\?q=kanaba$/);
    const [count] = (await page.getByRole('status').first().textContent())!.match(/\d+/)!;
    const rows = page.getByRole('main').locator('li a');
    await expect(rows).toHaveCount(Number(count));
  });
});
