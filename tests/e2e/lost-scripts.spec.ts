import { readFileSync } from 'node:fs';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { once } from '#tests/support/once.ts';
import { openPage } from '#tests/support/open-page.ts';

type Manifest = Record<string, { file: string; isDynamicEntry?: boolean }>;
const manifest = JSON.parse(readFileSync('build/client/.vite/manifest.json', 'utf8')) as Manifest;

/** Pages of every kind: with parts below, dialogs and forms, and the one for a lost connection. */
const pages = [
  ...['', '/shop', '/product/qalawun-majlis-sofa', '/about', '/faq', '/contact'],
  ...['/portfolio', '/workshops', '/cart', '/login', '/search?q=sofa', '/offline'],
];
const momentsOfLoss = 25;

/** Blocks in the browser itself: interception would switch off its cache, which keeps what was fetched. */
async function blocker(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  return (...urls: string[]) => session.send('Network.setBlockedURLs', { urls });
}

/** Follows the requests of a page, and what breaks it. */
function watch(page: Page, locale: string) {
  const thrown: string[] = [];
  const open = new Set<unknown>();
  const scripts: string[] = [];
  page.on('pageerror', (error) => thrown.push(String(error)));
  page.on('request', (request) => {
    open.add(request);
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.(js|css)$/.test(pathname)) scripts.push(pathname);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return {
    scripts,
    /** Nothing is fetched any more, and what came is shown. A page that lost its first scripts loads again. */
    async settled() {
      await expect(async () => {
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
        );
        expect(open.size).toBe(0);
      }).toPass();
    },
    async expectWhole(moment: string) {
      const seen = await page.evaluate(() => ({
        lang: document.documentElement.lang,
        home: document.querySelector('header a.wordmark')?.getAttribute('href') ?? null,
        text: document.body.innerText,
      }));
      expect(seen.text, moment).not.toContain('Application Error');
      expect(seen, moment).toMatchObject({ lang: locale, home: `/${locale}` });
      expect(thrown, moment).toEqual([]);
    },
  };
}

/** Presses one button of each look, all of which open or change something on the page. */
const pressOneOfEach = (page: Page) =>
  page.evaluate(async () => {
    const seen = new Set<string>();
    const all = document.querySelectorAll<HTMLElement>('button[type=button], summary');
    for (const element of all) {
      const look = `${element.className} ${element.ariaHasPopup}`;
      if (seen.has(look) || !element.checkVisibility()) continue;
      seen.add(look);
      element.click();
      await new Promise((resolve) => setTimeout(resolve));
    }
  });

/**
 * Presses some buttons, and links that do not open documents: those of the page as soon as it reacts,
 * never those of its later parts.
 */
async function pressAround(page: Page, presses: readonly number[]): Promise<void> {
  const pressing = page.evaluate(async (positions) => {
    for (const position of positions) {
      const isAlive = history.scrollRestoration === 'manual';
      const kinds = `button[type=button], summary${isAlive ? ', a[data-discover]:not(.contents *)' : ''}`;
      const all = [...document.querySelectorAll<HTMLElement>(kinds)].filter((element) =>
        element.checkVisibility(),
      );
      all[position % all.length]?.click();
      await new Promise((resolve) => setTimeout(resolve));
    }
  }, presses);
  // A page that lost its scripts may load again meanwhile.
  await pressing.catch((error: Error) => expect(error.message).toContain('context was destroyed'));
}

/** The same numbers each time (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/** A browser without anything in its cache. */
async function inNewContext(context: BrowserContext, look: (page: Page) => Promise<void>) {
  const fresh = await context.browser()!.newContext({ serviceWorkers: 'block' });
  await look(await fresh.newPage());
  await fresh.close();
}

for (const locale of ['en', 'ar']) {
  test.describe(`in ${locale}`, once, () => {
    test('no page breaks when one of its later scripts or styles cannot be fetched', async ({
      page,
      baseURL,
    }) => {
      const later = new Set(
        Object.values(manifest).flatMap((chunk) =>
          chunk.isDynamicEntry ? [`/${chunk.file}`] : [],
        ),
      );
      const block = await blocker(page);
      const { scripts, settled, expectWhole } = watch(page, locale);
      const open = async (path: string) => {
        scripts.length = 0;
        await openPage(page, `/${locale}${path}`);
        const first = new Set(scripts);
        await pressOneOfEach(page);
        await settled();
        return scripts.filter((each) => !first.has(each));
      };
      const blocked = new Set<string>();
      for (const path of pages) {
        const wanted = (await open(path)).filter(
          (each) => (later.has(each) || each.endsWith('.css')) && !blocked.has(each),
        );
        for (const script of new Set(wanted)) {
          await block(`${baseURL}${script}`);
          await open(path);
          await expectWhole(`${path} without ${script}`);
          await block();
          blocked.add(script);
        }
      }
      expect(blocked.size).toBeGreaterThan(12);
    });

    test('no page breaks when the connection is lost at any moment, and each goes on afterwards', async ({
      context,
      baseURL,
    }) => {
      const random = seeded(locale === 'en' ? 1 : 2);
      for (let moment = 0; moment < momentsOfLoss; moment += 1) {
        const path = `/${locale}${pages[moment % pages.length]}`;
        const requests = random() % 45;
        const presses = Array.from({ length: 6 }, random);
        const name = `${path} after ${requests} requests`;
        await inNewContext(context, async (page) => {
          const { settled, expectWhole } = watch(page, locale);
          let seen = 0;
          page.on('request', (request) => {
            if (!request.isNavigationRequest() && ++seen === requests)
              void page.context().setOffline(true);
          });
          await page.goto(baseURL + path, { waitUntil: 'domcontentloaded' });
          await pressAround(page, presses.slice(0, 3));
          await page.context().setOffline(true);
          await pressAround(page, presses.slice(3));
          await settled();
          await expectWhole(name);
          await page.context().setOffline(false);
          await settled();
          await expectWhole(`${name}, and back`);
        });
      }
    });
  });
}
