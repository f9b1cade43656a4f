import type { TestProject } from 'vitest/node';
import { startDemoShop } from './demo-shop.ts';

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
  const shop = await startDemoShop();
  project.provide('shop', shop.url);
  return shop.stop;
}
