import { data, useSearchParams } from 'react-router';
import { gameArea } from '#i18n/areas/game.ts';
import { useT } from '#i18n/react.tsx';
import { recordView } from '#services/game/analytics.server.ts';
import { readGameState } from '#services/game/read-game-state.server.ts';
import { AreaMessages } from '../shared/messages/area-messages.tsx';
import { PageHead } from '../shared/seo/page-head.tsx';
import type { Route } from './+types/game.route.ts';
import { readPlayer } from './play/player.server.ts';
import { GameScreen } from './stage/game-screen.tsx';

export const handle = { bare: true };

/** Each device sees its own game, so the page must not be cached. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const player = readPlayer(context, request);
  const state = await readGameState(player);
  await recordView(player.attempt.now);
  return data(state, { headers: { 'Cache-Control': 'no-store' } });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function Game({ loaderData }: Route.ComponentProps) {
  return (
    <AreaMessages area={gameArea}>
      <Head />
      <GameScreen loaded={loaderData} />
    </AreaMessages>
  );
}

/** A link shared by a winner shows the prize. */
function Head() {
  const t = useT();
  const [search] = useSearchParams();
  const won = search.get('won');
  const sharedAs = won && /^[\da-f-]{36}$/.test(won) ? (`prize/${won}` as const) : undefined;
  return (
    <PageHead title={t('game.bar.title')} description={t('game.intro.lead')} sharedAs={sharedAs} />
  );
}
