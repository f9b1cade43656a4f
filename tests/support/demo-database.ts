import { prepareShop } from '../../scripts/embedded/shop.ts';
import { temporaryCluster } from '../../scripts/embedded/temporary.ts';

export type DemoDatabase = { url: string; stop(): Promise<void> };

/** A PostgreSQL of its own with the demo shop in it, made as `npm start` makes it. */
export async function startDemoDatabase(): Promise<DemoDatabase> {
  const cluster = await temporaryCluster();
  // It runs in a session of its own and would outlive an interrupted run.
  const kill = () => cluster.kill();
  process.once('exit', kill);
  const stop = () => {
    process.off('exit', kill);
    return cluster.stop();
  };
  try {
    return { url: await prepareShop(cluster, () => {}), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
