// npm run bench:scale: the tables of docs/scale.md. `-- simulation growth` prints only these parts,
// `--built` takes the build that is there.
import { startReplicatedServer } from '#tests/support/replicated-server.ts';
import { buildShop } from '../build-shop.ts';
import { closeConnections } from '../checkout/send-order.ts';
import { commitModes, switchTo } from './commit-mode.ts';
import { fillDemoShop } from './demo-shop.ts';
import { measureCommits } from './measure-commits.ts';
import { measureGrowth } from './measure-growth.ts';
import { measureNotify } from './measure-notify.ts';
import { measureBytes, measureOrderCommits, measureWorkers } from './measure-orders.ts';
import { measureRequests } from './measure-requests.ts';
import { compareWithMeasured, printLoads, simulateDays } from './simulate.ts';

const seconds = Number(process.env['SECONDS_EACH'] ?? 10);
const largest = Number(process.env['ORDERS'] ?? 50_000);
const requests = 100 * seconds;

const parts = ['simulation', 'growth', 'requests', 'orders', 'notify', 'commits'] as const;
const named = process.argv.slice(2).filter((name) => name !== '--built');
const unknown = named.filter((name) => !parts.some((part) => part === name));
if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}: ${parts.join(', ')}.`);
const runs = (part: (typeof parts)[number]) => named.length === 0 || named.includes(part);

// Ctrl-C runs the exit hooks, which stop the databases.
process.once('SIGINT', () => process.exit(130));
if (runs('simulation')) {
  printLoads();
  compareWithMeasured();
  simulateDays();
}
if (runs('growth')) await measureGrowth(largest);
if (['requests', 'orders', 'notify', 'commits'].some((part) => runs(part as 'orders')))
  await measureServer();

async function measureServer(): Promise<void> {
  if (!process.argv.includes('--built')) buildShop();
  const server = await startReplicatedServer({ durable: true });
  try {
    await switchTo(server, commitModes[0]!);
    const shop = await fillDemoShop(server);
    if (runs('requests')) await measureRequests(shop, requests);
    if (runs('orders')) {
      await measureBytes(shop, seconds);
      await measureWorkers(shop, seconds);
    }
    if (runs('notify')) await measureNotify(shop, requests);
    if (runs('commits')) {
      await measureCommits(server, seconds);
      await measureOrderCommits(server, shop, seconds);
    }
  } finally {
    closeConnections();
    await server.stop();
  }
}
