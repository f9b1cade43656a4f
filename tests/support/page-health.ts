import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

/** axe itself, run in the page: its builder for Playwright takes three times as long for pages without frames. */
const axeSource = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

type AxeNode = { target: unknown[]; failureSummary?: string };
type AxeResults = { violations: { id: string; nodes: AxeNode[] }[] };
type Axe = { run(context: object, options: object): Promise<AxeResults> };

/** Made like those before them, and most of a long page. */
const repeatedRows = ['tbody > tr:nth-child(n + 9)', '.board-cards > :nth-child(n + 4)'];

/** The same on every page of a visit: looked at on the first. */
const frame = ['.site-header', '.site-footer', '.admin-sidebar', '.admin-bar'];

interface Seen {
  /** Header, footer and menu were looked at in this look, on an earlier page. */
  isFrameSeen?: boolean;
}

const frameIf = ({ isFrameSeen = false }: Seen) => (isFrameSeen ? frame : []);

/**
 * Fails, naming rule and element, when the page as it is now, or a part, has an accessibility violation.
 * Of a long list it looks at the first rows.
 */
export async function axe(page: Page, part = 'html', seen: Seen = {}): Promise<void> {
  await expectNoViolations(page, part, {}, [...repeatedRows, ...frameIf(seen)]);
}

/** With every row: once for each page. */
export async function axeOfEveryRow(page: Page, seen: Seen = {}): Promise<void> {
  await expectNoViolations(page, 'html', {}, frameIf(seen));
}

/**
 * All but the contrast of colours, which takes half of the time and is the same in every language:
 * for a page whose colours are checked in English.
 */
export async function axeWithoutColours(page: Page, seen: Seen = {}): Promise<void> {
  const rules = { 'color-contrast': { enabled: false } };
  await expectNoViolations(page, 'html', { rules }, [...repeatedRows, ...frameIf(seen)]);
}

/** The same page, which is light now, in the other theme: nothing changes but its colours. */
export async function axeInTheDark(page: Page, part = 'html', seen: Seen = {}): Promise<void> {
  const exclude = [...repeatedRows, ...frameIf(seen)];
  const check = () => expectNoViolations(page, part, { runOnly: ['color-contrast'] }, exclude);
  await inTheDark(page, check);
}

/** Every rule in the other theme: for a width that shows other parts than the one seen in the light. */
export async function axeOnlyInTheDark(page: Page, part = 'html', seen: Seen = {}): Promise<void> {
  await inTheDark(page, () => axe(page, part, seen));
}

async function inTheDark(page: Page, check: () => Promise<void>): Promise<void> {
  const wear = (theme: string) =>
    page.evaluate((value) => void (document.documentElement.dataset.theme = value), theme);
  await wear('dark');
  await check();
  await wear('light');
}

async function expectNoViolations(
  page: Page,
  part: string,
  options: object,
  exclude: string[],
): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const violations = await page.evaluate(
    async ([context, rules]) => {
      // Colours on their way from one state to another belong to neither; inside a closed part they would never arrive.
      const isUnfinished = (each: Animation) => {
        if (each instanceof CSSTransition) return true;
        const timing = each instanceof CSSAnimation && each.effect?.getComputedTiming();
        return timing && timing.progress !== null && Number.isFinite(Number(timing.endTime));
      };
      for (const each of document.getAnimations()) if (isUnfinished(each)) each.finish();
      const { axe: checker } = globalThis as unknown as { axe: Axe };
      // No enabled rule reads style sheets, which would be fetched again.
      const preload = { assets: ['media'] };
      const results = await checker.run(context, {
        resultTypes: ['violations'],
        preload,
        ...rules,
      });
      return results.violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')} (${node.failureSummary ?? ''})`),
      );
    },
    [{ include: [part], exclude }, options] as const,
  );
  expect(violations, 'accessibility violations').toEqual([]);
}

/** Listens from now on; the returned function fails if the browser complained since. */
export function noConsoleErrors(page: Page): () => void {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    const { url } = message.location();
    // A page that answers 403 or 404 on purpose, or rejects a form: the test checks that itself.
    const isStatus = message.text().startsWith('Failed to load resource');
    const isRejection = isStatus && message.text().includes('status of 400');
    const isOwnStatus =
      (isStatus && url === page.url()) ||
      (isRejection && url.split('.data')[0] === ownAddress(page));
    const isOurDoing = message.text().startsWith('Service Worker registration blocked');
    // A preview that a narrower window hides while it loads shows no text in its font.
    const isHiddenPreview = message.text().includes('link preload') && url.includes('?preview=');
    if (isComplaint && !isOwnStatus && !isOurDoing && !isHiddenPreview)
      complaints.push(`${message.text()} (${url})`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return () => expect(complaints, 'console').toEqual([]);
}

const ownAddress = (page: Page) => page.url().split(/[?#]/)[0];

type ShiftWatch = { sum: number; readPending(): void };

/** Before the page opens: adds up how far things move without anyone having touched them. */
export async function watchLayout(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
    const add = (entries: PerformanceEntry[]) => {
      for (const { value, hadRecentInput } of entries as Shift[]) {
        if (!hadRecentInput) shifts.sum += value;
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    const shifts = { sum: 0, readPending: () => add(observer.takeRecords()) };
    Object.assign(globalThis, { shifts });
    observer.observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    const sum = await page.evaluate(async () => {
      // What has moved by now is painted with the next frame, and reported after it.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const { shifts } = globalThis as unknown as { shifts: ShiftWatch };
      shifts.readPending();
      return shifts.sum;
    });
    expect(sum, 'layout shift').toBeLessThanOrEqual(maxShift);
    await expectNoSideways(page);
  };
}

/** Nothing stands beside the screen. */
export async function expectNoSideways(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels beside the page').toBe(0);
}
const maxShift = 0.02;

/** Fails when words of the other language stand on the page without being marked as such. */
export async function expectOneLanguage(page: Page, locale: 'en' | 'ar'): Promise<void> {
  const foreign = await page.evaluate((language) => {
    const foreignLetters = language === 'ar' ? /[A-Za-z]{2,}/ : /[\u0621-\u064A]/;
    const unspoken = 'script, style, noscript, template, bdi, code, svg, [translate=no]';
    const isOurs = (element: Element) =>
      !element.closest(unspoken) && element.closest('[lang]')?.getAttribute('lang') === language;
    const found: string[] = [];
    for (const element of document.body.querySelectorAll('*')) {
      if (!isOurs(element)) continue;
      const texts = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent ?? '');
      const spoken = ['alt', 'aria-label', 'placeholder', 'title'].map(
        (name) => element.getAttribute(name) ?? '',
      );
      // Arabic writes the names of file formats in Latin letters too.
      const withoutFormats = [...texts, ...spoken].map((text) => text.replaceAll('PDF', ''));
      found.push(...withoutFormats.filter((text) => foreignLetters.test(text)));
    }
    return found;
  }, locale);
  expect(foreign, `words that are not ${locale}`).toEqual([]);
}
