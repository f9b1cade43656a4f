import { data } from 'react-router';
import { systemClock } from '#platform/clock.ts';
import { exportUserData } from '#services/users/export-user-data.server.ts';
import { requireMenuRole } from '../require-menu-role.server.ts';
import { staffMemberOf } from '../staff-member.server.ts';
import type { Route } from './+types/user-data.route.ts';

export const middleware = [requireMenuRole];

/** A file with everything the shop stores about a person; never cached. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const now = systemClock.now();
  const result = await exportUserData(params.id, { actor: staffMemberOf(context), now });
  if (!result.ok) throw data(null, { status: result.reason === 'forbidden' ? 403 : 404 });
  return new Response(JSON.stringify(result.data, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="user-data-${now.toISOString().slice(0, 10)}.json"`,
      'Cache-Control': 'no-store',
    },
  });
}
