import { savedAddress } from '#domain/addresses/saved-address.ts';
import { saveAddress } from '#services/addresses/addresses.server.ts';
import { parseJsonBody } from '../../shared/http/parse-json-body.server.ts';
import { sessionOf } from '../../shared/session/session.server.ts';
import type { Route } from './+types/address.route.ts';

/** Saves an address that a customer typed during checkout. */
export async function action({ request, context }: Route.ActionArgs) {
  const session = sessionOf(context);
  if (session.state === 'signed-out') return Response.json({ ok: false }, { status: 401 });
  const address = await parseJsonBody(request, savedAddress);
  return Response.json(await saveAddress(session.actor, address));
}
