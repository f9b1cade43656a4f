import type { Browser, Response } from '@playwright/test';
import { alive } from '#tests/support/alive.ts';
import { bytesFetched } from '#tests/support/bytes-fetched.ts';
import { telephone } from '../vitals/measure.ts';

export interface FirstVisit {
  /** Bytes as they travelled. */
  scripts: number;
  fonts: number;
}

/** Opens a page with an empty cache, until its scripts run. */
export async function visitFirst(browser: Browser, url: string): Promise<FirstVisit> {
  const context = await browser.newContext(telephone);
  try {
    const page = await context.newPage();
    const fetched = bytesFetched(page);
    const scripts: Response[] = [];
    page.on('response', (response) => response.url().endsWith('.js') && scripts.push(response));
    await page.goto(url, { waitUntil: 'networkidle' });
    await alive(page.getByRole('main').getByRole('link').first());
    for (const script of scripts) {
      const encoding = await script.headerValue('content-encoding');
      if (encoding !== 'br') throw new Error(`${script.url()} came as ${encoding}, not as brotli.`);
    }
    const { script = 0, font = 0 } = await fetched();
    if (script === 0) throw new Error(`${url} fetched no scripts.`);
    return { scripts: script, fonts: font };
  } finally {
    await context.close();
  }
}
