import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import { systemClock } from '#platform/clock.ts';
import type { Attempt } from '#services/identity/account.ts';
import {
  authenticate,
  type Authentication,
  type SignedIn,
} from '#services/identity/authenticate.server.ts';
import { pageRequest } from '../http/page-request.server.ts';
import {
  clearedSessionCookies,
  readSessionTokens,
  sessionCookies,
  setsSession,
} from './session-cookies.server.ts';
import type { Viewer } from './viewer.ts';

type Context = Readonly<RouterContextProvider>;

const authentication = createContext<Authentication>();

/** Authenticates each request once and updates the session cookies. */
export const sessionMiddleware: MiddlewareFunction<Response> = async ({ context }, next) => {
  const { cookies } = context.get(pageRequest);
  const who = await authenticate({ ...readSessionTokens(cookies), now: systemClock.now() });
  context.set(authentication, who);
  const response = await next();
  // The action of a sign-in or sign-out has set the cookies itself.
  if (!setsSession(response)) {
    for (const cookie of cookiesFor(who)) response.headers.append('Set-Cookie', cookie);
  }
  return response;
};

function cookiesFor(who: Authentication): string[] {
  if (who.state === 'signed-in') return who.rotated ? sessionCookies(who.rotated) : [];
  return who.stale ? clearedSessionCookies() : [];
}

export const sessionOf = (context: Context): Authentication => context.get(authentication);

/** The identity that the page's queries run as. */
export function actorOf(context: Context): SignedIn['actor'] | { kind: 'visitor' } {
  const who = sessionOf(context);
  return who.state === 'signed-in' ? who.actor : { kind: 'visitor' };
}

export function viewerOf(context: Context): Viewer | null {
  const who = sessionOf(context);
  if (who.state === 'signed-out') return null;
  return {
    id: who.account.id,
    email: who.profile.email,
    fullName: who.profile.fullName,
    avatarUrl: who.profile.avatarUrl,
    roles: who.roles,
    expiresAt: who.expiresAt.getTime(),
  };
}

/** The time, network address, user agent and language of a request. */
export function pageAttempt(context: Context, request: Request): Attempt {
  const { clientAddress, locale } = context.get(pageRequest);
  return {
    now: systemClock.now(),
    address: clientAddress,
    userAgent: request.headers.get('User-Agent'),
    locale,
  };
}
