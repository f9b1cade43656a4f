// npm run drill:crash: the shop is killed, and the database ends, in the middle of 500 checkouts.
import { join } from 'node:path';
import { forgetEnvironment } from '#platform/environment.server.ts';
import { demoEnvironment } from '#tests/support/demo-environment.ts';
import { buildShop } from '../build-shop.ts';
import { openGame } from '../ops/claims.ts';
import { endDrill, expectThat } from '../ops/drill-report.ts';
import { startCrashingDatabase } from './database.ts';
import { removeSafeguards } from './remove-safeguards.ts';
import { checkouts, runSeed } from './run-seed.ts';
import { type CrashingShop, startCrashingShop } from './shop.ts';

/** `SEEDS=2 npm run drill:crash` for a short one. */
const seeds = Number(process.env['SEEDS'] ?? 20);
const prizes = 100_000;

// Ctrl-C runs the exit hooks, which stop the database.
process.once('SIGINT', () => process.exit(130));
if (!process.argv.includes('--built')) buildShop();
const database = await startCrashingDatabase();
try {
  await openGame(database.url, prizes);
  await drill();
  await drillControl();
} finally {
  await database.stop();
}
endDrill();

async function drill(): Promise<void> {
  await withShop(database.url, [], async (shop) => {
    for (let seed = 1; seed <= seeds; seed += 1) {
      const { found, cutOff, summary } = await runSeed(seed, {
        databaseUrl: database.url,
        shop,
        ...(seed % 2 === 0 && { crashDatabase: database.crash }),
      });
      const problems = Object.entries({ ...found.checks, ...found.invariants }).flatMap(
        ([check, wrong]) => wrong.map((what) => `not so: ${check}: ${what}`),
      );
      if (cutOff === 0) problems.push('the faults met no request');
      expectThat(`seed ${seed}: ${summary}; nothing is lost or doubled`, problems);
    }
  });
}

/** Without locks each check must fail, or the drill proves nothing. */
async function drillControl(): Promise<void> {
  // After the drill, so that it has the keys of tokens that the services of this process know.
  const controlUrl = await database.copy('control');
  await removeSafeguards(controlUrl);
  const preload = ['--import', join(import.meta.dirname, 'without-locks.ts')];
  const { found } = await withShop(controlUrl, preload, (shop) =>
    runSeed(1, { databaseUrl: controlUrl, shop }),
  );
  console.log(`\ncontrol, ${checkouts} checkouts without locks and the constraints behind them:`);
  for (const [check, problems] of Object.entries(found.checks)) {
    const example = problems.length > 0 ? `${problems.length}, such as: ${problems[0]}` : 'nothing';
    expectThat(`fails: ${check} (${example})`, problems.length > 0);
  }
}

async function withShop<Result>(
  databaseUrl: string,
  nodeFlags: string[],
  work: (shop: CrashingShop) => Promise<Result>,
): Promise<Result> {
  const shop = await startCrashingShop(databaseUrl, nodeFlags);
  try {
    // Tokens are signed with the keys of that database, for that address.
    Object.assign(process.env, demoEnvironment(databaseUrl, shop.url));
    forgetEnvironment();
    return await work(shop);
  } finally {
    await shop.stop();
  }
}
