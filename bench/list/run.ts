import { startBuiltServer } from '#tests/support/built-server.ts';
import { buildShop } from '../build-shop.ts';
import { checkGoal, reportGoals } from '../goals.ts';
import { uncachedEnvironment } from '../http/environments.ts';
import { compareSizes, quantile, type Subject } from '../large-shop/compare.ts';
import { printRow } from '../print-row.ts';

const goal = 2;

/** Pages of the shop with pieces; each list fills a page of 24 in both shops. */
const pages = new Map([
  ['/', 'home'],
  ['/product/piece-7', 'a product'],
  ['/shop', 'all pieces'],
  ['/shop?category=office', 'one room'],
  ['/shop?category=living-room&availability=in-stock&sale=yes', 'a room, in stock, on sale'],
  [
    '/shop?colour=sand&colour=nile&material=walnut&rating=3',
    'two colours, a material, three stars',
  ],
  ['/shop?min=500&max=1500', 'a price range'],
  ['/shop?sort=price-asc', 'price, low to high'],
  ['/shop?colour=sand&sort=price-desc', 'price, high to low, one colour'],
  ['/shop?sort=newest&page=12', 'newest, page 12'],
  ['/shop?page=42', 'page 42, the last with a number'],
  [
    '/shop?sort=price-asc&after=210000.00000000-0000-0000-0000-000000000000',
    'behind the numbers, by cursor',
  ],
]);

/** The whole server without the page cache. */
async function startServer(databaseUrl: string): Promise<Subject> {
  const server = await startBuiltServer(databaseUrl, { env: uncachedEnvironment });
  return {
    async run(path) {
      const response = await fetch(server.url + path);
      if (!response.ok) throw new Error(`${path} answers ${response.status}.`);
      await response.text();
    },
    stop: () => server.stop(),
  };
}

async function main(): Promise<void> {
  buildShop();
  printRow(['median milliseconds', '1,000', '100,000', 'ratio', 'goal']);
  await compareSizes(startServer, [...pages.keys()], (path, durations) => {
    const [few, many] = [quantile(durations.small, 0.5), quantile(durations.large, 0.5)];
    const ratio = (many / few).toFixed(2);
    printRow([pages.get(path)!, few.toFixed(1), many.toFixed(1), ratio, `≤ ${goal}`]);
    checkGoal(`${pages.get(path)} ${ratio}`, many / few <= goal);
  });
}

// Ctrl-C runs the exit hooks, which stop the database.
process.once('SIGINT', () => process.exit(130));
await main();
reportGoals();
