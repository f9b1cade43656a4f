import { expect, type Page, test } from '@playwright/test';
import { wear } from '#tests/support/look.ts';
import { atOneWidth, once } from '#tests/support/once.ts';
import { axe, axeInTheDark, noConsoleErrors } from '#tests/support/page-health.ts';
import { openPage } from '#tests/support/open-page.ts';

const textsByLocale = {
  en: {
    filter: 'Show',
    hospitality: 'Hospitality',
    used: 'Products used',
    related: 'Related projects',
    view: 'View this piece',
  },
  ar: {
    filter: 'عرض',
    hospitality: 'فنادق وضيافة',
    used: 'القطع المستخدمة',
    related: 'أعمال مشابهة',
    view: 'عرض القطعة',
  },
} as const;

const cards = (page: Page) => page.getByRole('main').locator('a[href*="/portfolio/"]');
/** Works of the demo; other tests may publish more for a while. */
const seeded = 12;
const points = (page: Page) => page.locator('.hotspot-dot');

/** A work that has points on its pictures. */
async function openWorkWithPoints(page: Page): Promise<void> {
  await openPage(page, '/portfolio?category=hospitality');
  await page.getByRole('link', { name: /lodge on the West Bank|نُزل في البر الغربي/ }).click();
  await expect(points(page).first()).toBeVisible();
}

for (const locale of ['en', 'ar'] as const) {
  const texts = textsByLocale[locale];

  test(`the list narrows, a work tells its story, its points lead to pieces, in ${locale} ${atOneWidth(locale)}`, async ({
    page,
    baseURL,
  }) => {
    await wear(page, baseURL!, { locale, theme: 'light' });
    const expectCalmConsole = noConsoleErrors(page);

    await test.step('to one kind, in its address, and back again', async () => {
      await openPage(page, '/portfolio');
      expect(await cards(page).count()).toBeGreaterThanOrEqual(seeded);
      const filter = page.getByRole('navigation', { name: texts.filter });
      await filter.getByRole('link', { name: texts.hospitality }).click();
      await expect(page).toHaveURL(/\?category=hospitality$/);
      await expect(filter.getByRole('link', { name: texts.hospitality })).toHaveAttribute(
        'aria-current',
        'page',
      );
      expect(await cards(page).count()).toBeLessThan(seeded);
      const places = await page.getByRole('main').locator('.work-card > p').allTextContents();
      for (const place of places) expect(place).toContain(texts.hospitality);
      await page.goBack();
      await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(seeded);
    });

    await test.step('with its pieces at their price, and three others', async () => {
      await openWorkWithPoints(page);
      const pieces = page.getByRole('region', { name: texts.used }).getByRole('article');
      expect(await pieces.count()).toBeGreaterThan(1);
      await expect(pieces.first()).toContainText('$');
      const related = page.getByRole('region', { name: texts.related }).getByRole('listitem');
      await expect(related).toHaveCount(3);
      const here = new URL(page.url()).pathname;
      await expect(related.locator(`a[href="${here}"]`)).toHaveCount(0);
    });

    await test.step('a point names the piece, its price and the way to it', async () => {
      const point = points(page).first();
      await point.focus();
      await page.keyboard.press('Enter');
      await expect(point).toHaveAttribute('aria-expanded', 'true');
      const card = page.locator('.hotspot-card');
      await expect(card).toContainText('$');
      const row = page.locator('.offered-piece', {
        hasText: await card.locator('p').first().innerText(),
      });
      await expect(row.locator('.piece-number')).toHaveText(await point.innerText());
      await axe(page, 'main');
      await axeInTheDark(page);
      await page.keyboard.press('Escape');
      await expect(card).toHaveCount(0);
      await expect(point).toBeFocused();

      await point.click();
      await points(page).nth(1).click();
      await expect(card).toHaveCount(1);
      await card.getByRole('link', { name: texts.view }).click();
      await expect(page).toHaveURL(/\/product\//);
    });
    expectCalmConsole();
  });
}

test('on a phone the pictures move sideways by keyboard @phone', async ({ page }) => {
  await openWorkWithPoints(page);
  for (const part of ['.work-first', '.work-strip']) {
    const place = () => page.locator(part).evaluate(({ scrollLeft }) => scrollLeft);
    const start = await place();
    await page.locator(part).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(place).toBeGreaterThan(start);
  }
});

test('the whole room goes into the cart, without what was left out', once, async ({ page }) => {
  await openWorkWithPoints(page);
  const bar = page.locator('.room-bar');
  await bar.getByRole('checkbox').first().uncheck();
  const wanted = await bar.getByRole('checkbox', { checked: true }).count();
  await bar.getByRole('button', { name: 'Add this room to the cart' }).click();
  await expect(page.locator('.toast')).toContainText(/\d+ pieces? added to cart/);
  const stored = await page.evaluate(() => localStorage.getItem('cart'));
  expect(JSON.parse(stored!).lines).toHaveLength(wanted);
  await expect(page.getByRole('banner').getByRole('link', { name: /cart/i })).toContainText(
    String(wanted),
  );
});

test.describe('without scripts', once, () => {
  test.use({ javaScriptEnabled: false });

  test('one can choose a kind, open a work and reach its pieces', async ({ page }) => {
    await openPage(page, '/portfolio');
    await page.getByRole('link', { name: 'Office', exact: true }).click();
    await expect(page).toHaveURL(/\?category=office$/);
    await cards(page).first().click();
    await expect(points(page)).toHaveCount(0);
    await page.getByRole('region', { name: 'Products used' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/product\//);
  });
});
