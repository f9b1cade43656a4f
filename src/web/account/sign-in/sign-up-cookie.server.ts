import { serialize } from 'hono/utils/cookie';
import { signText, verifySignedText } from '#services/shared/signed-tokens.server.ts';
import { cookieOptions, isSecure } from '../../shared/http/cookie-options.server.ts';

const name = () => `${isSecure() ? '__Host-' : ''}sign-up`;
const seconds = 24 * 60 * 60;

/** Remembers which sign-up this browser made, so that its link needs no password. */
export const signUpCookie = (signUpId: string): string =>
  serialize(name(), signText('sign-ups', signUpId), {
    ...cookieOptions(),
    httpOnly: true,
    maxAge: seconds,
  });

/** Null without the cookie, or when its signature is wrong. */
export function readSignUpCookie(cookies: Record<string, string>): string | null {
  const value = cookies[name()];
  return value ? verifySignedText('sign-ups', value) : null;
}
