import { flushCompileCache } from 'node:module';
import { pathToFileURL } from 'node:url';

export type BuiltShop = {
  url: string;
  /** `patiently`: clients with open connections may send requests until they let go of them. */
  stop(options?: { patiently?: boolean }): Promise<void>;
};

export async function startBuiltShop(): Promise<BuiltShop> {
  const bundle = await loadBuiltShop();
  const shop = await bundle.startServer();
  // Now and not at the end, which a killed process does not reach.
  flushCompileCache();
  return shop;
}

/** The bundle always runs in production mode: that is which React it contains. */
export async function loadBuiltShop(): Promise<{ startServer(): Promise<BuiltShop> }> {
  process.env['NODE_ENV'] = 'production';
  return (await import(pathToFileURL('build/server/index.js').href)) as Awaited<
    ReturnType<typeof loadBuiltShop>
  >;
}
