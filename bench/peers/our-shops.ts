import { type BuiltServer, startBuiltServer } from '#tests/support/built-server.ts';
import { cachedEnvironment, uncachedEnvironment } from '../http/environments.ts';

export type OurShops = { stored: BuiltServer; uncached: BuiltServer; stop(): Promise<void> };

/** The shop as it is, and without stored pages; both take addresses from the load generator. */
export async function startOurShops(databaseUrl: string): Promise<OurShops> {
  const start = (env: Record<string, string>) =>
    startBuiltServer(databaseUrl, { env: { ...env, TRUST_PROXY: '1' } });
  // Without a mail server each order would be logged to the console.
  const orders = { LOG_LEVEL: 'silent', QUEUE_MILLISECONDS: '1000' };
  const stored = await start({ ...cachedEnvironment, ...orders });
  const uncached = await start(uncachedEnvironment);
  const stop = async () => {
    await stored.stop();
    await uncached.stop();
  };
  return { stored, uncached, stop };
}
