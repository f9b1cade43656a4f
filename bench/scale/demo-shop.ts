import { createFolderStore } from '#platform/files/folder-store.server.ts';
import { demoUploads } from '#tests/support/demo-environment.ts';
import { relaxOrderLimits } from '#tests/support/order-limits.ts';
import type { ReplicatedServer } from '#tests/support/replicated-server.ts';
import { prepareShop } from '../../scripts/embedded/shop.ts';

/** The demo shop on a server of the bench; returns its address. */
export async function fillDemoShop({ primaryUrl }: ReplicatedServer): Promise<string> {
  const url = (database: string) => {
    const address = new URL(primaryUrl);
    address.pathname = `/${database}`;
    return address.href;
  };
  const shop = await prepareShop(
    { url },
    { report: () => {}, files: createFolderStore(demoUploads) },
  );
  await relaxOrderLimits(shop);
  return shop;
}
