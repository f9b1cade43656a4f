import { startDemoShop } from '#tests/support/demo-shop.ts';
import { buildShop } from '../build-shop.ts';
import type { Target } from './attack.ts';

const loopback = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** The shop of SHOP_URL, which must be on this machine, or a built one with its own database. */
export async function startTarget(): Promise<Target & { stop(): Promise<void> }> {
  const { SHOP_URL } = process.env;
  if (SHOP_URL) return { url: localUrl(SHOP_URL), stop: async () => {} };
  if (!process.argv.includes('--built')) buildShop();
  // Attacks claim many addresses, which a shop believes from its proxy alone.
  const env = {
    LOG_LEVEL: 'silent',
    TRUST_PROXY: 'true',
    // As a shop has them; tests, which wait long on a busy machine, have others.
    API_VISITOR_MILLISECONDS: '300',
    API_DATABASE_MILLISECONDS: '100',
  };
  return startDemoShop(env, { limitsOrders: true });
}

function localUrl(text: string): string {
  const { hostname, origin } = new URL(text);
  if (!loopback.has(hostname)) throw new Error('SHOP_URL must name a shop on this machine.');
  return origin;
}
