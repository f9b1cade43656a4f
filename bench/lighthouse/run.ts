// npm run bench:lighthouse: Google's Lighthouse looks at home, list and product as on a telephone.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser } from '#tests/support/browser.ts';
import { startDemoShop } from '#tests/support/demo-shop.ts';
import { buildShop } from '../build-shop.ts';
import { checkGoal, reportGoals } from '../goals.ts';
import { printRow } from '../print-row.ts';
import { measuredPaths } from '../vitals/measured-paths.ts';
import { freePort } from '../../scripts/free-port.ts';
import { installPackages } from '../install-packages.ts';

const version = '12.8.2';
const visits = 3;
const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

type Category = keyof typeof goals;
const categories = Object.keys(goals) as Category[];

type Report = {
  categories: Record<
    Category,
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
};
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;

async function main(): Promise<void> {
  const lighthouse = await loadLighthouse();
  buildShop();
  const shop = await startDemoShop({ NODE_ENV: 'production' });
  const port = await freePort();
  const { args, ...launch } = await findBrowser();
  const browser = await chromium.launch({
    ...launch,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    printRow([`Lighthouse ${version}, best of ${visits}`, ...categories]);
    for (const path of measuredPaths) {
      const reports: Report[] = [];
      for (let visit = 0; visit < visits; visit += 1) {
        const result = await lighthouse(shop.url + path, { port, logLevel: 'error' });
        if (!result) throw new Error(`Lighthouse did not report on ${path}.`);
        reports.push(result.lhr);
      }
      // A busy machine makes a page slower, never faster.
      const best = reports.toSorted(
        (a, b) => scoreOf(b, 'performance') - scoreOf(a, 'performance'),
      )[0]!;
      printRow([path, ...categories.map((category) => `${scoreOf(best, category)}`)]);
      for (const category of categories) {
        const score = scoreOf(best, category);
        const isMet = checkGoal(`${path} ${category} ${score}`, score >= goals[category]);
        if (!isMet) printCauses(best, category);
      }
    }
    printRow(['goal, at least', ...Object.values(goals).map(String)]);
  } finally {
    await browser.close();
    await shop.stop();
  }
}

async function loadLighthouse(): Promise<Lighthouse> {
  const folder = installPackages({
    name: `lighthouse-${version}`,
    dependencies: { lighthouse: version },
  });
  const file = join(folder, 'node_modules/lighthouse/core/index.js');
  const { default: lighthouse } = (await import(pathToFileURL(file).href)) as {
    default: Lighthouse;
  };
  return lighthouse;
}

const scoreOf = (report: Report, category: Category) =>
  Math.round((report.categories[category].score ?? 0) * 100);

/** What cost points. */
function printCauses({ categories: all, audits }: Report, category: Category): void {
  for (const { id, weight } of all[category].auditRefs) {
    const { title, score, displayValue } = audits[id]!;
    if (weight > 0 && score !== null && score < 1) {
      console.log(`    ${category}: ${title} ${displayValue ?? ''} (${score})`);
    }
  }
}

await main();
reportGoals();
