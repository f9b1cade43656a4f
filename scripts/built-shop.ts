import { pathToFileURL } from 'node:url';

export type BuiltShop = {
  url: string;
  /** `patiently`: clients with open connections may send requests until they let go of them. */
  stop(options?: { patiently?: boolean }): Promise<void>;
};

/** The bundle always runs in production mode: that is which React it contains. */
export async function startBuiltShop(): Promise<BuiltShop> {
  process.env['NODE_ENV'] = 'production';
  const bundle = (await import(pathToFileURL('build/server/index.js').href)) as {
    startServer(): Promise<BuiltShop>;
  };
  return await bundle.startServer();
}
