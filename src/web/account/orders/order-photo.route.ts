import { readPhoto } from '#services/orders/read-photo.server.ts';
import { actorOf } from '../../shared/session/session.server.ts';
import type { Route } from './+types/order-photo.route.ts';

/** A private photograph. Who may not see it hears the same as who asks for one that never was. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token');
  const bytes = await readPhoto({ ...params, token }, actorOf(context));
  if (!bytes) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'image/webp',
      'Content-Disposition': 'inline',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
      // In this browser only, and not for the next one who signs in.
      'Cache-Control': 'private, no-cache',
    },
  });
}
