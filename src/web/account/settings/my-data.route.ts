import { exportMyData } from '#services/account/export-data.server.ts';
import { ownerOf } from '../signed-in.server.ts';
import type { Route } from './+types/my-data.route.ts';

/** One file with everything the shop knows about whoever asks; kept by nobody on the way. */
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
