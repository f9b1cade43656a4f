import { serialize, type CookieOptions } from 'hono/utils/cookie';
import { sessionIdleDays } from '#services/identity/sessions.server.ts';
import { cookieOptions, isSecure } from '../http/cookie-options.server.ts';
import { customerHint, hasCustomerHint } from './customer-hint.ts';

interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** Browsers reject `__Host-` cookies that another host or plain HTTP tries to set. */
function names() {
  const prefix = isSecure() ? '__Host-' : '';
  return { access: `${prefix}access`, refresh: `${prefix}refresh` };
}

const options = (): CookieOptions => ({ ...cookieOptions(), httpOnly: true });

const lifetime = sessionIdleDays * 24 * 60 * 60;

export function readSessionTokens(cookies: Record<string, string>) {
  const { access, refresh } = names();
  return { accessToken: cookies[access], refreshToken: cookies[refresh] };
}

/** Both cookies outlive the access token: an expired one still shows that there was a session. */
export function sessionCookies(tokens: Tokens): string[] {
  const { access, refresh } = names();
  return [
    serialize(access, tokens.accessToken, { ...options(), maxAge: lifetime }),
    serialize(refresh, tokens.refreshToken, { ...options(), maxAge: lifetime }),
  ];
}

export function clearedSessionCookies(): string[] {
  const { access, refresh } = names();
  const cleared = [access, refresh].map((name) => serialize(name, '', { ...options(), maxAge: 0 }));
  return [...cleared, hintCookie(false)];
}

const hintCookie = (isSet: boolean): string =>
  serialize(customerHint, isSet ? '1' : '', { ...cookieOptions(), maxAge: isSet ? lifetime : 0 });

/** Sets or removes the hint when it does not say what is true. */
export function hintCookies(cookies: Record<string, string>, isCustomer: boolean): string[] {
  return hasCustomerHint(cookies) === isCustomer ? [] : [hintCookie(isCustomer)];
}

export function setsSession(response: Response): boolean {
  const { refresh } = names();
  return response.headers.getSetCookie().some((cookie) => cookie.startsWith(`${refresh}=`));
}
