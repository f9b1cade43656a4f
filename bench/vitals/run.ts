import { startDemoShop } from '#tests/support/demo-shop.ts';
import { buildShop } from '../build-shop.ts';
import { checkGoal, reportGoals } from '../goals.ts';
import { printRow } from '../print-row.ts';
import { launchWithSystemFonts } from './launch-browser.ts';
import { measuredPaths } from './measured-paths.ts';
import { measure, type Vitals } from './measure.ts';

const visits = 5;
const goals: Vitals = { lcp: 1500, cls: 0.02, tbt: 100 };

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(visits / 2)]!;

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
      const cell = (name: keyof Vitals) => of(name).toFixed(name === 'cls' ? 3 : 0);
      printRow([path, cell('lcp'), cell('cls'), cell('tbt')]);
      for (const [name, goal] of Object.entries(goals) as [keyof Vitals, number][]) {
        checkGoal(`${path} ${name.toUpperCase()} ${cell(name)}`, of(name) <= goal);
      }
    }
    printRow(['goal, at most', `${goals.lcp}`, `${goals.cls}`, `${goals.tbt}`]);
  } finally {
    await browser.close();
    await shop.stop();
  }
}

await main();
reportGoals();
