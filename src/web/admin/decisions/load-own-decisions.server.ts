import type { RouterContextProvider } from 'react-router';
import { log } from '#platform/log.server.ts';
import { readOwnDecisions, type OwnDecision } from '#services/decisions/own-decisions.server.ts';
import { sessionOf } from '../../shared/session/session.server.ts';
import { staffNow } from '../records/staff-now.server.ts';

/** What the reader can take back; nothing while it cannot be read, so that the page stands. */
export async function loadOwnDecisions(
  context: Readonly<RouterContextProvider>,
): Promise<OwnDecision[]> {
  const session = sessionOf(context);
  if (session.state === 'signed-out') return [];
  return readOwnDecisions(staffNow(context), session.roles).catch((error: unknown) => {
    log.error({ err: error }, 'own decisions could not be read');
    return [];
  });
}
