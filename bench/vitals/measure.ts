import type { Browser } from '@playwright/test';
import { alive } from '#tests/support/alive.ts';

export type Vitals = { lcp: number; cls: number; tbt: number };

/** A mid-range phone on slow 4G, with the settings of Lighthouse. */
export const telephone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
} as const;
const slowdown = 4;
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
/** Longer tasks block the main thread noticeably. */
const feltMilliseconds = 50;

/** One first visit with an empty cache, until hydration has finished. */
export async function measure(browser: Browser, url: string): Promise<Vitals> {
  const context = await browser.newContext(telephone);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', slow4g);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'networkidle' });
    await alive(page.getByRole('main').getByRole('link').first());
    await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)));
    return await page.evaluate(summarise, feltMilliseconds);
  } finally {
    await context.close();
  }
}

type Seen = { lcp: number; shifts: { at: number; value: number }[]; tasks: PerformanceEntry[] };

/** Runs in the page before its own scripts. */
function observe(): void {
  const seen: Seen = { lcp: 0, shifts: [], tasks: [] };
  Object.assign(globalThis, { seen });
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  watch('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  watch('longtask', (entry) => seen.tasks.push(entry));
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) seen.shifts.push({ at: entry.startTime, value });
  });
}

/** Runs in the page. Tasks before the first paint do not count as blocking. */
function summarise(felt: number): Vitals {
  const { seen } = globalThis as unknown as { seen: Seen };
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const tbt = seen.tasks
    .filter(({ startTime }) => startTime >= (paint?.startTime ?? 0))
    .reduce((sum, { duration }) => sum + Math.max(0, duration - felt), 0);
  const cls = seen.shifts.reduce((sum, { value }) => sum + value, 0);
  return { lcp: seen.lcp, cls, tbt };
}
