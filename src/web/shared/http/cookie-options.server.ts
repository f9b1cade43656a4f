import type { CookieOptions } from 'hono/utils/cookie';
import { environment } from '#platform/environment.server.ts';

export const isSecure = (): boolean => environment().PUBLIC_URL.startsWith('https:');

/** For this site only, and not over plain HTTP where the shop has TLS. */
export function cookieOptions(): CookieOptions {
  return { sameSite: 'Lax', path: '/', secure: isSecure() };
}
