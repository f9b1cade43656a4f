import { serialize } from 'hono/utils/cookie';
import { cookieOptions, isSecure } from '../../shared/http/cookie-options.server.ts';

const seconds = 10 * 60;

/** A cookie of a sign-in that is under way: httpOnly, for ten minutes. */
function signInCookie(base: string) {
  const name = () => `${isSecure() ? '__Host-' : ''}${base}`;
  const options = () => ({ ...cookieOptions(), httpOnly: true });
  return {
    read: (cookies: Record<string, string>): string | undefined => cookies[name()],
    set: (value: string) => serialize(name(), value, { ...options(), maxAge: seconds }),
    clear: () => serialize(name(), '', { ...options(), maxAge: 0 }),
  };
}

/** Proves that the first step was passed in this browser. */
export const secondStepCookie = signInCookie('second-step');

/** Proves that this browser went to the provider; holds the verifier and where to go afterwards. */
export const providerCookie = signInCookie('provider');
