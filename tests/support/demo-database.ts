import { prepareShop } from '../../scripts/embedded/shop.ts';
import { temporaryCluster } from '../../scripts/embedded/temporary.ts';
import { createFolderStore } from '#platform/files/folder-store.server.ts';
import { demoUploads } from './demo-environment.ts';
import { relaxOrderLimits } from './order-limits.ts';

export type DemoDatabase = { url: string; stop(): Promise<void> };

export interface DemoOptions {
  /** With the limits of new buyers, which few tests could live with. */
  limitsOrders?: boolean;
}

/** A PostgreSQL of its own with the demo shop in it, made as `npm start` makes it. */
export async function startDemoDatabase({
  limitsOrders = false,
}: DemoOptions = {}): Promise<DemoDatabase> {
  const cluster = await temporaryCluster();
  // It runs in a session of its own and would outlive an interrupted run.
  const kill = () => cluster.kill();
  process.once('exit', kill);
  const stop = () => {
    process.off('exit', kill);
    return cluster.stop();
  };
  try {
    const url = await prepareShop(cluster, {
      report: () => {},
      files: createFolderStore(demoUploads),
    });
    if (!limitsOrders) await relaxOrderLimits(url);
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
