import { z } from 'zod';
import { parseCart } from '#domain/cart/parse-cart.ts';
import { saveCart, readSavedCart } from '#services/saved-cart/saved-cart.server.ts';
import { parseJsonBody } from '../http/parse-json-body.server.ts';
import { sessionOf } from '../session/session.server.ts';
import type { Route } from './+types/saved-cart.route.ts';

const input = z.strictObject({ cart: z.string().max(200_000) });

/** Returns the saved cart of the signed-in customer. */
export async function loader({ context }: Route.LoaderArgs) {
  const session = sessionOf(context);
  const saved = session.state === 'signed-in' ? await readSavedCart(session.actor) : null;
  return Response.json(saved, { headers: { 'Cache-Control': 'no-store' } });
}

export async function action({ request, context }: Route.ActionArgs) {
  const session = sessionOf(context);
  if (session.state === 'signed-out') return Response.json({ ok: false }, { status: 401 });
  const { cart: text } = await parseJsonBody(request, input);
  const cart = parseCart(text);
  if (!cart) return Response.json({ ok: false }, { status: 400 });
  await saveCart(session.actor, cart);
  return Response.json({ ok: true });
}
