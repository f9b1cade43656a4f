import { redirect } from 'react-router';
import { systemClock } from '#platform/clock.ts';
import { followCampaignLink } from '#services/campaigns/follow-campaign-link.server.ts';
import type { Route } from './+types/follow-link.route.ts';

/** The link in a notification or mail to many: counts the click and leads on within the shop. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const purpose = request.headers.get('Sec-Purpose') ?? request.headers.get('Purpose') ?? '';
  const counts = request.method === 'GET' && !purpose.includes('prefetch');
  const path = await followCampaignLink(params.id, {
    part: params.part,
    now: systemClock.now(),
    counts,
  });
  return redirect(path, { status: 302, headers: { 'Cache-Control': 'no-store' } });
}
