import { systemClock } from '#platform/clock.ts';
import type { Route } from './+types/personal-parts.route.ts';
import { readPersonalParts } from './read-personal-parts.server.ts';

/** What the browser fills into a page that all customers share. */
export async function loader({ context }: Route.LoaderArgs) {
  const parts = await readPersonalParts(context, systemClock.now());
  return Response.json(parts, { headers: { 'Cache-Control': 'no-store' } });
}
