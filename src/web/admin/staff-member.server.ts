import type { RouterContextProvider } from 'react-router';
import type { Customer } from '#services/shared/customer.ts';
import { sessionOf } from '../shared/session/session.server.ts';

/** The staff member whose rights the page's queries use. The guards have let them in. */
export function staffMemberOf(context: Readonly<RouterContextProvider>): Customer {
  const session = sessionOf(context);
  if (session.state === 'signed-out')
    throw new Error('A page of the back office has lost its guard.');
  return session.actor;
}
