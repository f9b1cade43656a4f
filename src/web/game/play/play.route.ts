import { redirect } from 'react-router';
import { readGameState } from '#services/game/read-game-state.server.ts';
import { readForm } from '../../shared/read-form.server.ts';
import type { Route } from './+types/play.route.ts';
import { makeMove } from './make-move.server.ts';
import { deviceCookie, playerOf } from './player.server.ts';
import type { Outcome, Reply } from './reply.ts';

const headers = { 'Cache-Control': 'no-store' };

/** Returns the current state, for a page that was left open. */
export async function loader({ context, request }: Route.LoaderArgs) {
  return Response.json(await readGameState(playerOf(context, request)), { headers });
}

/**
 * Makes a move. Scripts get the result and the new state; plain forms are redirected to the page.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const player = playerOf(context, request);
  const outcome = await makeMove(await readForm(request), player);
  if (!outcome) return new Response(null, { status: 400 });
  const device = outcome.ok ? outcome.device : undefined;
  const isScript = request.headers.get('Accept') === 'application/json';
  const response = isScript
    ? Response.json(await reply(outcome, { ...player, device: device ?? player.device }), {
        headers,
      })
    : redirect(outcome.ok ? '/game' : `/game?refused=${outcome.reason}`);
  if (device) response.headers.append('Set-Cookie', deviceCookie(device));
  return response;
}

async function reply(outcome: Outcome, player: ReturnType<typeof playerOf>): Promise<Reply> {
  return { outcome, state: await readGameState(player) };
}
