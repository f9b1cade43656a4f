import { join } from 'node:path';
import { compareSizes, printRow } from '../large-shop/compare.ts';
import { quantile } from '../large-shop/measured.ts';

const goal = 2;

/** What the addresses of the list ask of the database; each is a page of 24 at most. */
const lists = {
  'all pieces': '',
  'one room': 'category=office',
  'a room, in stock, on sale': 'category=living-room&availability=in-stock&sale=yes',
  'two colours, a material, four stars': 'colour=sand&colour=nile&material=walnut&rating=4',
  'a price range': 'min=500&max=1500',
  'price, low to high': 'sort=price-asc',
  'price, high to low, one colour': 'colour=sand&sort=price-desc',
  'newest, page 12': 'sort=newest&page=12',
  'page 42, the last with a number': 'page=42',
  'behind it, by cursor': 'sort=price-asc&after=210000.00000000-0000-0000-0000-000000000000',
};

const nameOf = new Map(Object.entries(lists).map(([name, search]) => [search, name]));

// Ctrl-C ends through the exit hooks, which take the database along.
process.once('SIGINT', () => process.exit(130));
printRow(['list, median milliseconds', '1,000', '100,000', 'ratio', 'goal']);
await compareSizes(
  join(import.meta.dirname, 'measured-list.ts'),
  [...nameOf.keys()],
  (search, durations) => {
    const [few, many] = [quantile(durations.small, 0.5), quantile(durations.large, 0.5)];
    const ratio = (many / few).toFixed(2);
    printRow([nameOf.get(search)!, few.toFixed(2), many.toFixed(2), ratio, `≤ ${goal}`]);
  },
);
