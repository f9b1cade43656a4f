import { expect, type Locator, type Page, test } from '@playwright/test';
import { alive } from '#tests/support/alive.ts';
import { nextFrame } from '#tests/support/next-frame.ts';
import { atOneWidth, once } from '#tests/support/once.ts';
import { axe, noConsoleErrors } from '#tests/support/page-health.ts';
import { openPage } from '#tests/support/open-page.ts';

const languages = {
  en: {
    shop: '/en/shop',
    filters: 'Filters',
    sand: /^Sand/,
    remove: 'Remove filter: Sand',
    clear: 'Clear all',
    sort: 'Sort by',
    search: 'Search in the shop',
    from: 'From',
    to: 'To',
    thousand: '1,000',
    show: /^Show/,
    empty: 'No products found for your search or filters',
    all: 'Show all pieces',
    number: (text: string) => Number(text),
  },
  ar: {
    shop: '/ar/shop',
    filters: 'التصفية',
    sand: /^رملي/,
    remove: 'إلغاء اختيار: رملي',
    clear: 'مسح الكل',
    sort: 'ترتيب حسب',
    search: 'ابحث في المتجر',
    from: 'من',
    to: 'إلى',
    thousand: '١٬٠٠٠',
    show: /^عرض/,
    empty: 'لم نجد منتجات تناسب بحثك أو اختياراتك',
    all: 'عرض كل القطع',
    number: (text: string) =>
      Number(text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))),
  },
};

/** Moves a thumb a part of the way to the other, while both stand at the ends, and holds it there. */
async function dragThumb(page: Page, thumb: Locator, other: Locator, part: number) {
  await thumb.scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  await alive(thumb);
  const [own, others] = [(await thumb.boundingBox())!, (await other.boundingBox())!];
  const [left, right] = [
    Math.min(own.x, others.x) + 33,
    Math.max(own.x, others.x) + own.width - 33,
  ];
  const [start, end] = own.x < others.x ? [left, right] : [right, left];
  const y = own.y + own.height / 2;
  await page.mouse.move(start, y);
  await page.mouse.down();
  await page.mouse.move(start + (end - start) * part, y, { steps: 5 });
}

const cards = (page: Page) => page.getByRole('main').locator('a[href*="/product/"]');
/** Phones lay out the first page's cards when they come near. */
const isLaidOut = (card: Locator) =>
  card.evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));
/** Pixels below the top of the screen. */
const placeOf = (card: Locator) =>
  card.evaluate((link) => Math.round(link.getBoundingClientRect().top));
const count = (page: Page) => page.locator('.shop-count');

for (const [locale, texts] of Object.entries(languages)) {
  test.describe(`the shop in ${locale}`, () => {
    const openFilters = async (page: Page, isMobile: boolean) => {
      if (isMobile) await (await alive(page.getByRole('button', { name: texts.filters }))).click();
    };
    const closeFilters = async (page: Page, isMobile: boolean) => {
      if (isMobile) await page.getByRole('button', { name: texts.show }).click();
    };

    test(`narrows at once, says so in the address and aloud, and widens by a chip ${atOneWidth(locale)}`, async ({
      page,
      isMobile,
    }) => {
      const expectCalmConsole = noConsoleErrors(page);
      await openPage(page, texts.shop);
      const before = (await count(page).textContent())!;
      await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
      await openFilters(page, isMobile);
      const sand = page.getByRole('checkbox', { name: texts.sand });
      const promised = texts.number(
        (await sand.locator('..').locator('.facet-count').textContent())!,
      );
      await sand.check();
      await expect(page).toHaveURL(/\?colour=sand$/);
      await expect(page.locator('.shop-grid')).toHaveAttribute('aria-busy', 'false');
      await axe(page);
      await closeFilters(page, isMobile);
      await expect(count(page)).not.toHaveText(before);
      await expect(cards(page)).toHaveCount(Math.min(24, promised));
      await expect(page.locator('body')).toHaveAttribute('data-same-document', '');

      await page.getByRole('link', { name: texts.remove }).click();
      await expect(page).toHaveURL(/\/shop$/);
      await expect(count(page)).toHaveText(before);
      await expect(count(page)).toBeFocused();
      expectCalmConsole();
    });

    test('is filtered by keyboard alone', once, async ({ page }) => {
      await openPage(page, texts.shop);
      const sand = page.getByRole('checkbox', { name: texts.sand });
      await sand.focus();
      await page.keyboard.press('Space');
      await expect(page).toHaveURL(/colour=sand/);
      await expect(sand).toBeChecked();
      await expect(sand).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await expect(page).toHaveURL(/colour=\w+&colour=sand|colour=sand&colour=\w+/);

      await page.getByRole('link', { name: texts.clear }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/shop$/);
      await expect(sand).not.toBeChecked();
      await expect(count(page)).toBeFocused();

      await page.getByLabel(texts.sort).focus();
      await page.getByLabel(texts.sort).selectOption('price-asc');
      await expect(page).toHaveURL(/\?sort=price-asc$/);
    });

    test(`takes prices in either digits, and an empty result leads on ${atOneWidth(locale)}`, async ({
      page,
      isMobile,
    }) => {
      await openPage(page, texts.shop);
      await openFilters(page, isMobile);
      const from = page.getByRole('textbox', { name: texts.from, exact: true });
      await from.fill('١٬٠٠٠');
      await from.press('Enter');
      await expect(page).toHaveURL(/\?min=1000$/);
      await expect(page.locator('input[name=min]')).toHaveValue(texts.thousand);
      await expect(page.locator('.chip')).toHaveCount(1);

      // On a phone the field only shows while something is searched for.
      if (isMobile) await openPage(page, `${texts.shop}?q=qqqqzzzz`);
      const field = page.getByRole('searchbox', { name: texts.search });
      await field.fill('zzzzqqqq');
      await field.press('Enter');
      await expect(page).toHaveURL(/q=zzzzqqqq/);
      await expect(page.getByRole('heading', { level: 2, name: texts.empty })).toBeVisible();
      await page.getByRole('link', { name: texts.all }).click();
      await expect(page).toHaveURL(/\/shop$/);
      await expect(page.locator('input[name=q]')).toHaveValue('');
      await expect(cards(page)).toHaveCount(24);
    });

    test(`the thumbs of the price narrow the list when they are released ${atOneWidth(locale)}`, async ({
      page,
      isMobile,
    }) => {
      await openPage(page, `${texts.shop}?colour=sand`);
      await openFilters(page, isMobile);
      const from = page.getByRole('slider', { name: texts.from, exact: true });
      const to = page.getByRole('slider', { name: texts.to, exact: true });
      const least = (await from.getAttribute('aria-valuetext'))!;
      await dragThumb(page, from, to, 0.4);
      await expect(page.locator('input[name=min]')).toHaveValue(/^[\d٠-٩,٬]+$/);
      await expect(page).toHaveURL(/\?colour=sand$/);
      await page.mouse.up();
      await expect(page).toHaveURL(/\?colour=sand&min=\d+$/);
      await expect(from).not.toHaveAttribute('aria-valuetext', least);
      await expect(page.locator('.chip')).toHaveCount(2);

      await to.focus();
      await page.keyboard.press('ArrowDown');
      await expect(page).toHaveURL(/\?colour=sand&min=\d+&max=\d+$/);
      await expect(to).toBeFocused();
      await page.keyboard.press('Home');
      // The thumbs never pass each other.
      await expect(to).toHaveValue(String(Number(await from.inputValue()) + 1));
      await expect(page.locator('.shop-grid')).toHaveAttribute('aria-busy', 'false');

      await page.goBack();
      await page.goBack();
      await page.goBack();
      await expect(page).toHaveURL(/\?colour=sand$/);
      await expect(from).toHaveAttribute('aria-valuetext', least);
      await expect(page.locator('input[name=min]')).toHaveValue('');
    });

    test(`goes back to the same filters and the same place ${atOneWidth(locale)}`, async ({
      page,
      isMobile,
    }) => {
      await openPage(page, texts.shop);
      await openPage(page, `${texts.shop}?availability=in-stock&sort=price-desc`);
      expect(await isLaidOut(cards(page).last())).toBe(!isMobile);
      const card = cards(page).nth(16);
      await card.scrollIntoViewIfNeeded();
      // Cards that came near have their own height then.
      await nextFrame(page);
      const place = await placeOf(card);
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
      await card.click();
      await expect(page).toHaveURL(/\/product\//);
      await page.goBack();
      await expect(page).toHaveURL(/availability=in-stock&sort=price-desc$/);
      await expect(page.getByLabel(texts.sort)).toHaveValue('price-desc');
      await expect.poll(() => placeOf(card)).toBe(place);
      expect(await isLaidOut(cards(page).last())).toBe(true);
      await page.goBack();
      await expect(page.getByLabel(texts.sort)).toHaveValue('default');
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the shop is filtered, searched, widened and turned over', async ({ page, isMobile }) => {
    await openPage(page, '/shop');
    if (isMobile) await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('checkbox', { name: /^Sand/ }).check();
    await page.getByRole('checkbox', { name: /^Nile blue/ }).check();
    if (isMobile) await page.getByRole('button', { name: /^Show/ }).click();
    else await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/colour=sand&colour=nile/);
    await page.getByRole('link', { name: 'Remove filter: Sand' }).click();
    await expect(page).toHaveURL(/\/shop\?colour=nile$/);
    // Phones search in the header; the field is there once something was searched.
    if (isMobile) await openPage(page, '/shop?colour=nile&q=table');
    await page.getByRole('searchbox', { name: 'Search in the shop' }).fill('chair');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/q=chair/);
    await page.getByRole('link', { name: 'Clear all' }).click();
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/\/shop\?page=2$/);
    await expect(cards(page).first()).toBeVisible();
  });
});

test('a room keeps its filters, and a filter its room', async ({ page, isMobile }) => {
  await openPage(page, '/shop?availability=in-stock');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Bedroom/ })
    .click();
  await expect(page).toHaveURL(/\?category=bedroom&availability=in-stock$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bedroom');
  if (isMobile) await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('checkbox', { name: /^Beds/ }).check();
  await expect(page).toHaveURL(/\?category=bedroom&kind=bed&availability=in-stock$/);
});

test('no address of the shop is too strange for it', once, async ({ request }) => {
  const strange = [
    'page=99999999999999999999',
    'page=-1&sort=1;drop%20table&category=__proto__',
    'colour=%01&colour=%F0%9F%AA%91&kind=constructor&material=toString',
    'min=9999999999999&max=%D9%A1%D9%A2',
    'q=%01%27%22%5C%28%29%26%7C%21%3A%2A',
    'after=999999999999999999.00000000-0000-0000-0000-000000000000',
    'before=-999999999999999999.ffffffff-ffff-ffff-ffff-ffffffffffff',
    `q=${'%D8%A7'.repeat(500)}&${'colour=sand&'.repeat(200)}`,
  ];
  for (const search of strange) {
    const response = await request.get(`/shop?${search}`);
    expect([search, response.status()]).toEqual([search, 200]);
  }
});

test(
  'shows the second picture when a pointer is on the card, and fetches it only then',
  once,
  async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await openPage(page, '/en/shop');
    const link = await alive(page.getByRole('link', { name: 'Qalawun Majlis Sofa' }));
    const atHome = /qalawun-majlis-sofa--in-room/;
    expect(fetched.some((url) => atHome.test(url))).toBe(false);
    await link.hover();
    await expect(link.locator('.product-card-second')).toBeVisible();
    await expect.poll(() => fetched.some((url) => atHome.test(url))).toBe(true);
  },
);
