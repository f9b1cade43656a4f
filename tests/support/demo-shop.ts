import { type BuiltServer, startBuiltServer } from './built-server.ts';
import { startDemoDatabase, type DemoOptions } from './demo-database.ts';

export type DemoShop = { url: string; databaseUrl: string; stop(): Promise<void> };

/** The built server on a demo database, both gone when stopped. */
export async function startDemoShop(
  env: Record<string, string> = {},
  options: DemoOptions = {},
): Promise<DemoShop> {
  const database = await startDemoDatabase(options);
  let server: BuiltServer;
  try {
    server = await startBuiltServer(database.url, { env });
  } catch (error) {
    await database.stop();
    throw error;
  }
  return {
    url: server.url,
    databaseUrl: database.url,
    async stop() {
      await server.stop();
      await database.stop();
    },
  };
}
