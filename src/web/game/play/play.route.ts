import { redirect } from 'react-router';
import { readGameState } from '#services/game/read-game-state.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import type { Route } from './+types/play.route.ts';
import { makeMove } from './make-move.server.ts';
import { deviceCookie, readPlayer } from './player.server.ts';
import type { GameMoveResult, Reply } from './reply.ts';

const headers = { 'Cache-Control': 'no-store' };

/** Returns the current state, for a page that was left open. */
export async function loader({ context, request }: Route.LoaderArgs) {
  return Response.json(await readGameState(readPlayer(context, request)), { headers });
}

/**
 * Makes a move. Scripts get the result and the new state; plain forms are redirected to the page.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const player = readPlayer(context, request);
  const result = await makeMove(await readForm(request), player);
  if (!result) return new Response(null, { status: 400 });
  const device = result.ok ? result.device : undefined;
  const isScript = request.headers.get('Accept') === 'application/json';
  const response = isScript
    ? Response.json(await reply(result, { ...player, device: device ?? player.device }), {
        headers,
      })
    : redirect(result.ok ? '/game' : `/game?refused=${result.reason}`);
  if (device) response.headers.append('Set-Cookie', deviceCookie(device));
  return response;
}

async function reply(
  result: GameMoveResult,
  player: ReturnType<typeof readPlayer>,
): Promise<Reply> {
  return { result, state: await readGameState(player) };
}
