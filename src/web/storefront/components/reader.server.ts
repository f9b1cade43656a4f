import type { RouterContextProvider } from 'react-router';
import { systemClock } from '#platform/clock.ts';
import { pageRequest } from '../../shared/http/page-request.server.ts';
import { actorOf } from '../../shared/session/session.server.ts';

/** As whom, in which language and when a page is read. */
export function readerOf(context: Readonly<RouterContextProvider>) {
  const { locale } = context.get(pageRequest);
  return { actor: actorOf(context), locale, now: systemClock.now() };
}
