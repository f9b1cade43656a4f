import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import type { StaffRole } from '#domain/identity/roles.ts';
import { systemClock } from '#platform/clock.ts';
import type { RequestFacts } from '#services/shared/request-facts.ts';
import {
  authenticate,
  type Authentication,
  type SignedIn,
} from '#services/identity/authenticate.server.ts';
import { viewedSession } from '#services/admin/view-as/view-as.server.ts';
import { pageRequest } from '../http/page-request.server.ts';
import {
  clearedSessionCookies,
  hintCookies,
  readSessionTokens,
  sessionCookies,
  setsSession,
} from './session-cookies.server.ts';
import { readViewAsCookie, rejectFormOfView } from './view-as-cookie.server.ts';
import type { Viewer } from './viewer.ts';

type Context = Readonly<RouterContextProvider>;

const authentication = createContext<Authentication>();

/** Authenticates each request once and updates the session cookies. */
export const sessionMiddleware: MiddlewareFunction<Response> = async (
  { context, request },
  next,
) => {
  const { cookies, requestId } = context.get(pageRequest);
  const session = await authenticate({
    ...readSessionTokens(cookies),
    requestId,
    now: systemClock.now(),
  });
  context.set(authentication, viewedAs(session, cookies));
  if (viewAsOf(context)) rejectFormOfView(request, context);
  const response = await next();
  // The action of a sign-in or sign-out has set the cookies itself.
  if (!setsSession(response)) {
    for (const cookie of cookiesFor(session, cookies))
      response.headers.append('Set-Cookie', cookie);
  }
  return response;
};

function viewedAs(session: Authentication, cookies: Record<string, string>): Authentication {
  return session.state === 'signed-in'
    ? viewedSession(session, readViewAsCookie(cookies))
    : session;
}

function cookiesFor(session: Authentication, cookies: Record<string, string>): string[] {
  if (session.state === 'signed-out') {
    return session.stale ? clearedSessionCookies() : hintCookies(cookies, false);
  }
  const renewed = session.rotated ? sessionCookies(session.rotated) : [];
  return [...renewed, ...hintCookies(cookies, session.roles.length === 0)];
}

export const sessionOf = (context: Context): Authentication => context.get(authentication);

/** Renders the page as for a visitor, also to staff. */
export const showAsVisitor = (context: Context): void =>
  context.set(authentication, { state: 'signed-out', stale: false });

/** The role that an admin looks as, if they do. */
export function viewAsOf(context: Context): StaffRole | null {
  const session = sessionOf(context);
  return (session.state === 'signed-in' && session.viewAs) || null;
}

/** The identity that the page's queries run as. */
export function actorOf(context: Context): SignedIn['actor'] | { kind: 'visitor' } {
  const session = sessionOf(context);
  return session.state === 'signed-in' ? session.actor : { kind: 'visitor' };
}

export function viewerOf(context: Context): Viewer | null {
  const session = sessionOf(context);
  if (session.state === 'signed-out') return null;
  return {
    id: session.account.id,
    email: session.profile.email,
    fullName: session.profile.fullName,
    avatarUrl: session.profile.avatarUrl,
    roles: session.roles,
    expiresAt: session.expiresAt.getTime(),
  };
}

/** The time, network address, user agent and language of a request. */
export function readRequestFacts(context: Context, request: Request): RequestFacts {
  const { clientAddress, locale } = context.get(pageRequest);
  return {
    now: systemClock.now(),
    address: clientAddress,
    userAgent: request.headers.get('User-Agent'),
    locale,
  };
}
