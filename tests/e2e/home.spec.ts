import { expect, type Page, test } from '@playwright/test';
import { once } from '#tests/support/once.ts';
import { openPage } from '#tests/support/open-page.ts';

const textsByLocale = {
  en: {
    path: '/en',
    hero: 'Furniture with a maker’s name',
    buttons: ['Shop Now', 'Custom Orders'],
    rooms: ['Living room', 'Dining room', 'Bedroom', 'Office'],
    seeAll: 'See All',
    viewAll: 'View All Projects',
    consultation: 'Book a consultation',
    voices: 'In their own words',
    trusted: 'Trusted by',
    pause: 'Pause',
  },
  ar: {
    path: '/ar',
    hero: 'أثاث تعرف اسم صانعه',
    buttons: ['تسوق الآن', 'طلبات خاصة'],
    rooms: ['غرفة المعيشة', 'غرفة السفرة', 'غرفة النوم', 'غرفة المكتب'],
    seeAll: 'عرض الكل',
    viewAll: 'كل المشروعات',
    consultation: 'احجز استشارة',
    voices: 'قالوا عنا',
    trusted: 'يثقون بنا',
    pause: 'إيقاف',
  },
} as const;

const main = (page: Page) => page.getByRole('main');

for (const locale of ['en', 'ar'] as const) {
  const texts = textsByLocale[locale];
  test.describe(`the home page in ${locale}`, () => {
    test('links to every area, and does not move when reduced motion is preferred', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openPage(page, texts.path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.hero);
      const slugs = ['living-room', 'dining-room', 'bedroom', 'office'];
      const rooms = texts.rooms.map(
        (name, index) => [name, `/shop?category=${slugs[index]}`] as const,
      );
      for (const [name, path] of [
        [texts.buttons[0], '/shop'],
        [texts.buttons[1], '/custom-service'],
        ...rooms,
        [texts.seeAll, '/shop'],
        [texts.viewAll, '/portfolio'],
        [texts.consultation, '/custom-service'],
      ] as const) {
        const link = main(page).getByRole('link', { name, exact: true });
        await expect(link).toHaveAttribute('href', texts.path + path);
      }
      // Two with their prices beside the arch, four as cards, four below testimonials.
      await expect(main(page).locator('a[href*="/product/"]')).toHaveCount(10);
      await expect(main(page).locator('a[href*="/portfolio/"]')).toHaveCount(3);

      await test.step('testimonials turn by keyboard, as one reads, without end', async () => {
        const carousel = page.getByRole('region', { name: texts.voices });
        await carousel.scrollIntoViewIfNeeded();
        const dots = carousel.locator('.carousel-dot');
        await expect(dots).toHaveCount(5);
        const onward = locale === 'ar' ? 'ArrowLeft' : 'ArrowRight';
        const back = locale === 'ar' ? 'ArrowRight' : 'ArrowLeft';
        await dots.first().focus();
        await page.keyboard.press(onward);
        await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
        await page.keyboard.press(back);
        await page.keyboard.press(back);
        await expect(dots.nth(4)).toHaveAttribute('aria-current', 'true');
      });

      await expect(page.locator('.trusted-track')).not.toHaveAttribute('data-moving');
      await expect(page.locator('video')).toHaveCount(0);
    });
  });
}

test(
  'shows as many testimonials as there is room for; its logos can be stopped',
  once,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openPage(page, '/en');
    const strip = page.getByRole('region', { name: textsByLocale.en.trusted });
    const track = strip.locator('.trusted-track');
    await expect(track).toHaveAttribute('data-moving', '');
    await strip.getByRole('button', { name: textsByLocale.en.pause }).click();
    await expect(track).not.toHaveAttribute('data-moving');
    await expect(strip.getByRole('img')).toHaveCount(6);

    const share = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      return page.locator('.carousel').evaluate((carousel) => {
        const slide = carousel.querySelector('.carousel-slide')!.getBoundingClientRect().width;
        const full = carousel.querySelector('.carousel-track')!.getBoundingClientRect().width;
        return Math.round(full / slide);
      });
    };
    expect([await share(390), await share(800), await share(1280)]).toEqual([1, 2, 3]);
  },
);

test(
  'shows three placeholders while it loads, and what was there when one comes back',
  once,
  async ({ page }) => {
    await openPage(page, '/en/about');
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(/_routes=[^&]*home/, async (route) => {
      await promise;
      await route.continue();
    });
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Fustat/ })
      .first()
      .click();
    const placeholders = main(page).locator('.skeleton');
    await expect(placeholders).toHaveCount(3);
    await expect(main(page)).toContainText('Loading products...');
    resolve();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsByLocale.en.hero);
    await expect(placeholders).toHaveCount(0);
  },
);

test.describe('without scripts', once, () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read and reached', async ({ page }) => {
    await openPage(page, '/en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsByLocale.en.hero);
    await expect(page.getByText('Fourteen rooms, nine days early.')).toBeVisible();
    // Two with their prices beside the arch, four as cards, four below testimonials.
    await expect(main(page).locator('a[href*="/product/"]')).toHaveCount(10);
    await expect(page.locator('.trusted-track')).not.toHaveAttribute('data-moving');
  });
});
