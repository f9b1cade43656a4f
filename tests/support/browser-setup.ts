import { startDemoShop } from './demo-shop.ts';

/** Gives the browser tests a shop of their own, unless SHOP_URL already names one. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SHOP_URL) return undefined;
  // New accounts say where they come from: one address would soon have made too many.
  const shop = await startDemoShop({ TRUST_PROXY: 'true' });
  // The workers, started after this, read their base address from here, and mail from there.
  process.env.SHOP_URL = shop.url;
  process.env.SHOP_DATABASE_URL = shop.databaseUrl;
  return shop.stop;
}
