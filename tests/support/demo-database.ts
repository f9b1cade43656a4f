import { seedDemo } from '#db/seed/index.ts';
import { migrate } from '#platform/database/migrate.server.ts';
import { temporaryCluster } from '../../scripts/embedded/temporary.ts';

export type DemoDatabase = { url: string; stop(): Promise<void> };

/** A PostgreSQL of its own with the demo shop in it. */
export async function startDemoDatabase(): Promise<DemoDatabase> {
  const cluster = await temporaryCluster();
  const url = cluster.url('postgres');
  // It runs in a session of its own and would outlive an interrupted run.
  const kill = () => cluster.kill();
  process.once('exit', kill);
  const stop = () => {
    process.off('exit', kill);
    return cluster.stop();
  };
  try {
    await migrate(url);
    await seedDemo(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}
