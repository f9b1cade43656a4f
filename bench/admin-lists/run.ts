import { join } from 'node:path';
import { startBuiltServer } from '#tests/support/built-server.ts';
import { buildShop } from '../build-shop.ts';
import { checkGoal, reportGoals } from '../goals.ts';
import { uncachedEnvironment } from '../http/environments.ts';
import { compareSizes, quantile, type Durations, type Subject } from '../large-shop/compare.ts';
import { printRow } from '../print-row.ts';
import { signInAsAdmin } from '../large-shop/sign-in-as-admin.ts';
import { addresses } from './lists.ts';

const goal = { ratio: 2, p95: 100 };

/** The whole server, signed in as an admin. */
async function startServer(databaseUrl: string): Promise<Subject> {
  const server = await startBuiltServer(databaseUrl, { env: uncachedEnvironment });
  const cookie = await signInAsAdmin(databaseUrl, server.url);
  return {
    async run(address) {
      const response = await fetch(`${server.url}${address}`, { headers: { cookie } });
      if (!response.ok || response.redirected) throw new Error(`${address}: ${response.status}`);
      const page = await response.text();
      if (!page.includes('list-footer') && !page.includes('list-results')) {
        throw new Error(`${address} shows no list.`);
      }
    },
    stop: () => server.stop(),
  };
}

async function main(): Promise<void> {
  buildShop();
  printRow(['median and p95 in milliseconds', '1,000', '100,000', 'ratio', 'p95']);
  let missed = 0;
  const report = (address: string, { small, large }: Durations) => {
    const [few, many] = [quantile(small, 0.5), quantile(large, 0.5)];
    const p95 = quantile(large, 0.95);
    if (many / few > goal.ratio || p95 > goal.p95) missed += 1;
    printRow([address, few.toFixed(1), many.toFixed(1), (many / few).toFixed(2), p95.toFixed(1)]);
  };
  const fillings = {
    orders: join(import.meta.dirname, 'fill.sql'),
    uses: join(import.meta.dirname, 'fill-coupons.sql'),
    products: join(import.meta.dirname, '../large-shop/fill.sql'),
  };
  const selection = process.argv[2];
  const kinds = (['orders', 'uses', 'products'] as const).filter(
    (rows) => !selection || rows === selection,
  );
  for (const rows of kinds) {
    const fill = { file: fillings[rows], rows, rounds: 5 };
    await compareSizes(startServer, addresses[rows], report, fill);
  }
  console.log(
    `${kinds.flatMap((rows) => addresses[rows]).length} addresses, ${missed} above ${goal.ratio} times or ${goal.p95} ms`,
  );
  checkGoal(`${missed} addresses above ${goal.ratio} times or ${goal.p95} ms`, missed === 0);
}

// Ctrl-C runs the exit hooks, which stop the database.
process.once('SIGINT', () => process.exit(130));
await main();
reportGoals();
