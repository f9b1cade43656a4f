// One of several processes behind one port, started by scripts/workers.ts.
import cluster from 'node:cluster';
import { type BuiltShop, startBuiltShop } from './built-shop.ts';
import { fail } from './failures.ts';
import { onStopSignal } from './stop-signal.ts';
import type { Order, Ready } from './workers.ts';

let shop: BuiltShop | undefined;
let ending: Promise<void> | undefined;

const end = async (options: { patiently: boolean }) => (ending ??= shop?.stop(options));

process.on('uncaughtException', fail);
process.stdout.on('error', () => {});
onStopSignal(() => end({ patiently: false }));
process.on('message', (order: Order) => {
  if (order === 'finish') end({ patiently: true }).then(leave, fail);
});

/** The launcher answers last, so a connection on its way here is returned for another worker. */
function leave(): void {
  process.once('disconnect', () => process.exit(0));
  cluster.worker!.disconnect();
}

try {
  shop = await startBuiltShop();
  process.send!({ url: shop.url } satisfies Ready);
} catch (error) {
  fail(error);
}
