import type { RouterContextProvider } from 'react-router';
import { systemClock } from '#platform/clock.ts';
import type { SignedIn } from '#services/identity/authenticate.server.ts';
import { pageRequest } from '../shared/http/page-request.server.ts';
import { sessionOf } from '../shared/session/session.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Below the account guard there is always a signed-in user. */
export function signedIn(context: Context): SignedIn {
  const session = sessionOf(context);
  if (session.state === 'signed-out')
    throw new Error('A page of the account area has lost its guard.');
  return session;
}

/** The owner, language, time and network address of a request to an account page. */
export function ownerOf(context: Context) {
  const { locale, clientAddress: address } = context.get(pageRequest);
  return { customer: signedIn(context).actor, locale, address, now: systemClock.now() };
}
