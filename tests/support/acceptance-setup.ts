import type { TestProject } from 'vitest/node';
import { startBuiltServer } from './built-server.ts';
import { copyDatabase } from './copy-database.ts';
import { shareCluster } from './global-setup.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the running shop. */
    shop: string;
  }
}

/** Acceptance tests know an address and nothing else; SHOP_URL aims them at any running shop. */
export default async function setup(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  const shopUrl = process.env.SHOP_URL;
  if (shopUrl) {
    project.provide('shop', shopUrl);
    return undefined;
  }
  const { cluster, leave } = await shareCluster();
  try {
    const url = await copyDatabase(cluster.url, 'acceptance', { withYear: true });
    const server = await startBuiltServer(url);
    project.provide('shop', server.url);
    return async () => {
      await server.stop();
      await leave();
    };
  } catch (error) {
    await leave();
    throw error;
  }
}
