// npm run bench:peers: EverShop with our products beside ours, on this machine and in one run.
import { stockUp } from '#tests/support/checkouts.ts';
import { startDemoDatabase } from '#tests/support/demo-database.ts';
import { buildShop } from '../build-shop.ts';
import { closeConnections } from '../checkout/send-order.ts';
import { reportGoals } from '../goals.ts';
import { loadGenerator } from '../http/load.ts';
import { signInCustomer } from '../http/sign-in-customer.ts';
import { method, printComparison, report } from './compare.ts';
import { fillEverShop, findPage, listPath } from './evershop/fill.ts';
import { stockUpPeer } from './evershop/stock.ts';
import { type EverShop, startEverShop } from './evershop/start.ts';
import { version } from './evershop/install.ts';
import { buyers, raceHere, raceThere } from './last-piece.ts';
import { compareOrders, printOrderTallies } from './orders.ts';
import { type OurShops, startOurShops } from './our-shops.ts';
import { comparePages, warmUp } from './pages.ts';
import { readProducts } from './read-products.ts';

const product = 'amir-coffee-table';
const products = 20;

async function main(): Promise<void> {
  if (!process.argv.includes('--built')) {
    buildShop();
  }
  const database = await startDemoDatabase();
  const stops = [database.stop];
  try {
    const ours = await startOurShops(database.url);
    stops.push(ours.stop);
    const peer = await startEverShop();
    stops.push(peer.stop);
    await measure(database.url, ours, peer);
  } finally {
    closeConnections();
    for (const stop of stops.toReversed()) await stop();
  }
}

async function measure(databaseUrl: string, ours: OurShops, peer: EverShop): Promise<void> {
  const catalog = await readProducts(databaseUrl);
  const deliveryMethod = await fillEverShop(peer, catalog);
  console.log(`EverShop ${version} has the same ${catalog.length} products, each with a picture.`);
  console.log(
    `Requests and orders in a second, ${method}; load by node:http, for stored pages by ${loadGenerator}.\n`,
  );
  printComparison('', ['EverShop', 'ours', 'ratio', 'goal']);
  const pages = [
    { name: 'list', ours: '/shop', peer: peer.url + listPath },
    { name: 'product', ours: `/product/${product}`, peer: await findPage(peer, product) },
  ];
  await warmUp(pages, ours);
  const cookie = await signInCustomer(ours.stored.url);
  for (const each of comparePages(pages, ours, cookie)) await report(each);

  const pieces = await stockUp(databaseUrl, Array<number>(products).fill(100_000));
  const skus = pieces.map(({ productId }) => catalog.find(({ id }) => id === productId)!.sku);
  await stockUpPeer(peer.databaseUrl, skus, 100_000);
  const purchaseOf = (sku: string) => ({ shop: peer.url, sku, deliveryMethod });
  const goods = pieces.map((piece, index) => ({ piece, purchase: purchaseOf(skus[index]!) }));
  for (const each of compareOrders(ours.stored.url, goods)) await report(each);
  printOrderTallies();

  console.log(`\n${buyers} buyers of the last piece:`);
  await raceHere(ours.stored.url, databaseUrl);
  await raceThere(peer.databaseUrl, purchaseOf(skus[0]!));
}

// Ctrl-C runs the exit hooks, which stop the databases and EverShop.
process.once('SIGINT', () => process.exit(130));
await main();
reportGoals();
