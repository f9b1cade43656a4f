import { SignJWT } from 'jose';
import { demoEnvironment } from '#tests/support/demo-environment.ts';
import { startDemoShop, type DemoShop } from '#tests/support/demo-shop.ts';
import { buildShop } from '../build-shop.ts';
import type { Target } from './attack.ts';

const loopback = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** The shop of SHOP_URL, which must be on this machine, or a built one with its own database. */
export async function startTarget(): Promise<Target & { stop(): Promise<void> }> {
  const { SHOP_URL } = process.env;
  if (SHOP_URL) {
    const secretKey = process.env['SERVICE_KEY'] ?? null;
    return { url: localUrl(SHOP_URL), secretKey, stop: async () => {} };
  }
  if (!process.argv.includes('--built')) buildShop();
  // Attacks claim many addresses, which a shop believes from its proxy alone.
  const env = {
    LOG_LEVEL: 'silent',
    TRUST_PROXY: 'true',
    // As a shop has them; tests, which wait long on a busy machine, have others.
    API_VISITOR_MILLISECONDS: '300',
    API_DATABASE_MILLISECONDS: '100',
  };
  const shop = await startDemoShop(env, { limitsOrders: true });
  return { ...shop, secretKey: await signSecretKey(shop) };
}

/** In the older form, which needs the secret of the shop alone. */
function signSecretKey({ databaseUrl, url }: DemoShop): Promise<string> {
  const secret = demoEnvironment(databaseUrl, url)['AUTH_SECRET']!;
  return new SignJWT({ role: 'service_role' })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(secret));
}

function localUrl(text: string): string {
  const { hostname, origin } = new URL(text);
  if (!loopback.has(hostname)) throw new Error('SHOP_URL must name a shop on this machine.');
  return origin;
}
