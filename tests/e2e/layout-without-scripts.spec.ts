import { type Browser, expect, type Page, test } from '@playwright/test';
import { once } from '#tests/support/once.ts';
import { waitForScripts } from '#tests/support/open-page.ts';

/** Public pages of every kind, with all parts whose scripts come later. */
const pages = [
  ...['', '/shop', '/product/qalawun-majlis-sofa', '/about', '/faq', '/contact', '/portfolio'],
  ...['/workshops', '/newsletter', '/search?q=sofa', '/login'],
];
const widths = [320, 390, 768, 1440];

interface Layout {
  /** Each style sheet once, in any order. */
  styles: string[];
  overflow: number;
  boxes: string[];
}

/** The boxes of what is in the HTML with or without scripts. */
const readLayout = (page: Page): Promise<Layout> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    // A picture that has not come yet may have another size.
    await Promise.all(
      Array.from(document.images, (picture) => {
        picture.loading = 'eager';
        return picture.decode().catch(() => {});
      }),
    );
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    const shown = document.querySelectorAll<HTMLElement>('main h1, main h2, main img, footer');
    const boxes = [...shown].flatMap((element) => {
      // What a page says only with scripts, or only without them, takes room of its own.
      if (element.closest('.needs-script, noscript, dialog') || !element.checkVisibility())
        return [];
      const { width, height } = element.getBoundingClientRect();
      const name = element.getAttribute('src') ?? element.textContent.slice(0, 30);
      return [`${element.tagName} ${name} ${Math.round(width)}×${Math.round(height)}`];
    });
    return {
      styles: [...new Set(links.map((link) => new URL(link.href).pathname))].toSorted(),
      overflow: document.documentElement.scrollWidth - innerWidth,
      boxes,
    };
  });

async function withoutScripts(browser: Browser, url: string, width: number): Promise<Layout> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width, height: 900 },
  });
  const page = await context.newPage();
  await page.goto(url);
  const layout = await readLayout(page);
  await context.close();
  return layout;
}

for (const locale of ['en', 'ar']) {
  for (const path of pages) {
    test(
      `/${locale}${path} looks the same without scripts`,
      once,
      async ({ browser, page, baseURL }) => {
        const url = `${baseURL}/${locale}${path}`;
        for (const width of widths) {
          const served = await withoutScripts(browser, url, width);
          expect(served.overflow, `${width} px`).toBeLessThanOrEqual(0);
          await page.setViewportSize({ width, height: 900 });
          await page.goto(url);
          await waitForScripts(page);
          expect(await readLayout(page), `${width} px, before the first touch`).toEqual(served);
          await page.mouse.move(5, 5);
          await page.waitForLoadState('networkidle');
          const { styles, ...touched } = await readLayout(page);
          expect(touched, `${width} px, after it`).toEqual({
            overflow: served.overflow,
            boxes: served.boxes,
          });
          expect(styles).toEqual(served.styles);
        }
      },
    );
  }
}
