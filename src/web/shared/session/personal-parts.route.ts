import { systemClock } from '#platform/clock.ts';
import { requestAllowance, retryHeaders } from '../http/request-allowance.server.ts';
import type { Route } from './+types/personal-parts.route.ts';
import { readPersonalParts } from './read-personal-parts.server.ts';

/** Each opened page asks once. */
const takeAllowance = requestAllowance({ burst: 120, perSecond: 4 });

/** What the browser fills into a page that all customers share. */
export async function loader({ context }: Route.LoaderArgs) {
  if (!takeAllowance(context)) return new Response(null, { status: 429, headers: retryHeaders });
  const parts = await readPersonalParts(context, systemClock.now());
  return Response.json(parts, { headers: { 'Cache-Control': 'no-store' } });
}
