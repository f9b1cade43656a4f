import { type BuiltServer, startBuiltServer } from '#tests/support/built-server.ts';
import { startWorkerShop, type WorkerShop } from '#tests/support/worker-shop.ts';
import { cachedEnvironment, uncachedEnvironment } from '../http/environments.ts';

export type OurShops = {
  stored: BuiltServer;
  uncached: BuiltServer;
  /** Without stored pages, in two processes behind one port: what a machine of two cores runs. */
  uncachedInTwo: WorkerShop;
  stop(): Promise<void>;
};

/** The shop as it is, and without stored pages; all take addresses from the load generator. */
export async function startOurShops(databaseUrl: string): Promise<OurShops> {
  const proxied = { TRUST_PROXY: '1' };
  const start = (env: Record<string, string>) =>
    startBuiltServer(databaseUrl, { env: { ...env, ...proxied } });
  // Without a mail server each order would be logged to the console.
  const orders = { LOG_LEVEL: 'silent', QUEUE_MILLISECONDS: '1000' };
  const stored = await start({ ...cachedEnvironment, ...orders });
  const uncached = await start(uncachedEnvironment);
  const uncachedInTwo = await startWorkerShop(databaseUrl, { ...proxied, PAGE_CACHE: 'off' });
  const stop = async () => {
    await stored.stop();
    await uncached.stop();
    await uncachedInTwo.stop();
  };
  return { stored, uncached, uncachedInTwo, stop };
}
