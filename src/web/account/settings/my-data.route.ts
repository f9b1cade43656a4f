import { exportMyData } from '#services/account/export-data.server.ts';
import { ownerOf } from '../signed-in.server.ts';
import type { Route } from './+types/my-data.route.ts';

/** A file with everything the shop stores about the caller; never cached. */
export async function loader({ context }: Route.LoaderArgs) {
  const { customer, now } = ownerOf(context);
  const file = await exportMyData(customer, now);
  return new Response(JSON.stringify(file, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="my-data-${now.toISOString().slice(0, 10)}.json"`,
      'Cache-Control': 'no-store',
    },
  });
}
