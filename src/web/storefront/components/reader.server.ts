import type { RouterContextProvider } from 'react-router';
import { systemClock } from '#platform/clock.ts';
import { pageRequest } from '../../shared/http/page-request.server.ts';
import { actorOf } from '../../shared/session/session.server.ts';

/** The identity, language and time that a page is read with. */
export function readerOf(context: Readonly<RouterContextProvider>) {
  const { locale } = context.get(pageRequest);
  return { actor: actorOf(context), locale, now: systemClock.now() };
}
