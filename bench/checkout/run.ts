import { spawnSync } from 'node:child_process';
import { startBuiltServer } from '#tests/support/built-server.ts';
import { stockUp } from '#tests/support/checkouts.ts';
import { startDemoDatabase } from '#tests/support/demo-database.ts';
import { percentile } from './figures.ts';
import { type Answered, closedModel, openModel } from './load.ts';

const seconds = 10;
const goal = { perSecond: 80, p95: 250, p99: 500 };

function report(name: string, answered: readonly Answered[]): void {
  const times = answered.map(({ milliseconds }) => milliseconds);
  const placed = answered.filter(({ status }) => status === 201).length;
  const at = (share: number) => `${percentile(times, share).toFixed(0)} ms`;
  const rate = (placed / seconds).toFixed(0);
  console.log(
    `${name.padEnd(34)} ${rate.padStart(5)} orders/s   p50 ${at(0.5)}   p95 ${at(0.95)}   p99 ${at(0.99)}   not placed ${answered.length - placed}`,
  );
}

async function main(): Promise<void> {
  const build = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  if (build.status !== 0) throw new Error('The build failed.');
  const database = await startDemoDatabase();
  // Without a mail server each order would be mentioned on the console.
  const env = { TRUST_PROXY: '1', LOG_LEVEL: 'silent' };
  const server = await startBuiltServer(database.url, { env });
  try {
    const goods = await stockUp(database.url, Array<number>(20).fill(100_000));
    await closedModel(server.url, goods, { buyers: 8, seconds: 2 });
    report(
      '8 buyers without a pause',
      await closedModel(server.url, goods, { buyers: 8, seconds }),
    );
    const arrivals = { perSecond: goal.perSecond, seconds };
    report(`${goal.perSecond} arrivals a second`, await openModel(server.url, goods, arrivals));
    const crowd = { perSecond: 3 * goal.perSecond, seconds };
    report(`${crowd.perSecond} arrivals a second`, await openModel(server.url, goods, crowd));
    report(
      '8 buyers on one product',
      await closedModel(server.url, goods.slice(0, 1), { buyers: 8, seconds }),
    );
    console.log(
      `\ngoal at ${goal.perSecond} arrivals a second: p95 ≤ ${goal.p95} ms, p99 ≤ ${goal.p99} ms, all placed`,
    );
    const books = spawnSync(process.execPath, ['scripts/check-invariants.ts'], {
      env: { ...process.env, DATABASE_URL: database.url },
      encoding: 'utf8',
    });
    console.log(`the books afterwards: ${books.stdout.trim().split('\n').at(-1)}`);
  } finally {
    await server.stop();
    await database.stop();
  }
}

// Ctrl-C ends through the exit hooks, which take the database along.
process.once('SIGINT', () => process.exit(130));
await main();
