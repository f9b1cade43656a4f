import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser } from '#tests/support/browser.ts';
import { startDemoShop } from '#tests/support/demo-shop.ts';
import { buildShop } from '../build-shop.ts';
import { printRow } from '../print-row.ts';
import { measuredPaths } from './measured-paths.ts';
import { measure, type Vitals } from './measure.ts';

const visits = 5;
const goals: Vitals = { lcp: 1500, cls: 0.02, tbt: 100 };

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(visits / 2)]!;

/**
 * The browser of the tests has no Arabic letters of its own, as every phone has: until the shop's
 * font came it would show boxes of another width. So it gets the fonts of the machine.
 */
async function launchWithSystemFonts() {
  const launch = await findBrowser();
  const fonts = '/etc/fonts/fonts.conf';
  const env = existsSync(fonts) ? { ...launch.env, FONTCONFIG_FILE: fonts } : launch.env;
  return chromium.launch({ ...launch, env });
}

async function main(): Promise<void> {
  buildShop();
  const shop = await startDemoShop();
  const browser = await launchWithSystemFonts();
  try {
    console.log(
      `a first visit at 412 px, processor 4 times slower, slow 4G; middle of ${visits}\n`,
    );
    printRow(['page', 'LCP ms', 'CLS', 'TBT ms']);
    for (const path of measuredPaths) {
      // The first visit fills the page cache, as some earlier visitor did.
      await fetch(shop.url + path);
      const seen: Vitals[] = [];
      for (let visit = 0; visit < visits; visit += 1) {
        seen.push(await measure(browser, shop.url + path));
      }
      const of = (name: keyof Vitals) => middle(seen.map((each) => each[name]));
      printRow([path, of('lcp').toFixed(0), of('cls').toFixed(3), of('tbt').toFixed(0)]);
    }
    printRow(['goal, at most', `${goals.lcp}`, `${goals.cls}`, `${goals.tbt}`]);
  } finally {
    await browser.close();
    await shop.stop();
  }
}

await main();
