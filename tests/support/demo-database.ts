import { seedDemo } from '#db/seed/index.ts';
import { migrate } from '#platform/database/migrate.server.ts';
import { temporaryCluster } from '../../scripts/embedded/temporary.ts';

export type DemoDatabase = { url: string; stop(): Promise<void> };

/** A PostgreSQL of its own with the demo shop in it. */
export async function startDemoDatabase(): Promise<DemoDatabase> {
  const cluster = await temporaryCluster();
  const url = cluster.url('postgres');
  try {
    await migrate(url);
    await seedDemo(url);
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return { url, stop: () => cluster.stop() };
}
