import { systemClock } from '#platform/clock.ts';
import { respondWithEvents } from '../../shared/http/event-stream.server.ts';
import { sessionOf } from '../../shared/session/session.server.ts';
import type { Route } from './+types/live.route.ts';
import { openUpdateStream } from './update-stream.server.ts';

const statuses = { forbidden: 403, too_many: 429, stopping: 503 } as const;

/**
 * The live updates of the back office. Answers with a status instead of the redirects of the guards,
 * which a stream cannot show.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  // The body of a HEAD request is never read, and its stream would stay open.
  if (request.method !== 'GET') return new Response(null, { status: 405 });
  const session = sessionOf(context);
  if (session.state === 'signed-out') return new Response(null, { status: 401 });
  const opened = await openUpdateStream({
    actor: session.actor,
    after: positionOf(request),
    clock: systemClock,
    signal: request.signal,
  });
  if (!opened.ok) return new Response(null, { status: statuses[opened.reason] });
  return respondWithEvents(opened.stream);
}

/** A reconnecting browser sends the last position that it has read. */
function positionOf({ headers, url }: Request): number | null {
  const text = headers.get('Last-Event-ID') ?? new URL(url).searchParams.get('after');
  return text === null ? null : Number(text);
}
