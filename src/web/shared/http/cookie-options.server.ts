import type { CookieOptions } from 'hono/utils/cookie';
import { environment } from '#platform/environment.server.ts';

export const isSecure = (): boolean => environment().PUBLIC_URL.startsWith('https:');

/** Limited to this site, and to HTTPS where the shop is served over TLS. */
export function cookieOptions(): CookieOptions {
  return { sameSite: 'Lax', path: '/', secure: isSecure() };
}
