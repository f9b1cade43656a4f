import { serialize, type CookieOptions } from 'hono/utils/cookie';
import { cookieOptions } from '../http/cookie-options.server.ts';
import { isFlashCode, type FlashCode } from './flash.ts';

const name = 'flash';

const options = (): CookieOptions => ({ ...cookieOptions(), httpOnly: true });

export function withFlash(response: Response, code: FlashCode): Response {
  const cookie = serialize(name, code, { ...options(), maxAge: 60 });
  response.headers.append('Set-Cookie', cookie);
  return response;
}

export const hasFlash = (cookies: Record<string, string>): boolean => cookies[name] !== undefined;

/** Returns the pending flash message and the Set-Cookie header that clears it. */
export function takeFlash(cookies: Record<string, string>) {
  const code = cookies[name];
  if (code === undefined) return { flash: null, cleared: null };
  return {
    flash: isFlashCode(code) ? code : null,
    cleared: serialize(name, '', { ...options(), maxAge: 0 }),
  };
}
