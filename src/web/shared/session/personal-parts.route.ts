import { AllowancePerKey } from '#platform/allowance.ts';
import { systemClock } from '#platform/clock.ts';
import { networkOf } from '#services/shared/rate-limits.server.ts';
import { pageRequest } from '../http/page-request.server.ts';
import type { Route } from './+types/personal-parts.route.ts';
import { readPersonalParts } from './read-personal-parts.server.ts';
import { actorOf } from './session.server.ts';

/** Each opened page asks once. Counted in memory, as requests of the data API are (decision 63). */
const allowances = new AllowancePerKey({ burst: 120, perSecond: 4 });
const noStore = { 'Cache-Control': 'no-store' };

/** What the browser fills into a page that all customers share. */
export async function loader({ context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const { clientAddress } = context.get(pageRequest);
  const subject = actor.kind === 'user' ? actor.userId : networkOf(clientAddress);
  if (!allowances.take(subject)) {
    return new Response(null, { status: 429, headers: { ...noStore, 'Retry-After': '1' } });
  }
  const parts = await readPersonalParts(context, systemClock.now());
  return Response.json(parts, { headers: noStore });
}
