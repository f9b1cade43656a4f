// npm run bench:start: how soon the shop answers after a restart, and what a first visit fetches.
import { checkGoal, reportGoals } from '../goals.ts';
import { printRow } from '../print-row.ts';
import { launchWithSystemFonts } from '../vitals/launch-browser.ts';
import { measuredPaths } from '../vitals/measured-paths.ts';
import { visitFirst } from './first-visit.ts';
import { ShopProcess } from './shop-process.ts';

const restarts = 5;
/** Milliseconds, and bytes of a first visit. */
const goals = { firstByte: 3000, scripts: 130_000, fonts: 70_000 };

async function measureRestarts(shop: ShopProcess): Promise<void> {
  const times: number[] = [];
  while (times.length < restarts) {
    await shop.stop();
    times.push(await shop.start());
  }
  const median = times.toSorted((a, b) => a - b)[Math.floor(restarts / 2)]!;
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
  console.log(
    `first byte of / after a restart: ${seconds(median)} s, median of ${times.map(seconds).join(', ')}; goal ≤ ${seconds(goals.firstByte)} s`,
  );
  checkGoal(`first byte after ${seconds(median)} s`, median <= goals.firstByte);
}

async function measureFirstVisits(url: string): Promise<void> {
  const browser = await launchWithSystemFonts();
  try {
    printRow(['a first visit, bytes', 'scripts (brotli)', 'fonts']);
    for (const path of measuredPaths.filter((each) => each.includes('/product/'))) {
      const { scripts, fonts } = await visitFirst(browser, url + path);
      printRow([path, `${scripts}`, `${fonts}`]);
      checkGoal(`${path}: ${scripts} bytes of scripts`, scripts <= goals.scripts);
      checkGoal(`${path}: ${fonts} bytes of fonts`, fonts <= goals.fonts);
    }
    printRow(['goal, at most', `${goals.scripts}`, `${goals.fonts}`]);
  } finally {
    await browser.close();
  }
}

const shop = new ShopProcess();
// Ctrl-C runs the exit hooks, which stop the shop.
process.once('SIGINT', () => process.exit(130));
console.log('the first start builds the shop when its sources have changed, and fills the demo …');
await shop.start();
try {
  await measureRestarts(shop);
  await measureFirstVisits(shop.url);
} finally {
  await shop.stop();
}
reportGoals();
