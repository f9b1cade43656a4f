import { data } from 'react-router';
import { gameArea } from '#i18n/areas/game.ts';
import { useLanguage } from '#i18n/react.tsx';
import { readFairness } from '#services/game/read-fairness.server.ts';
import { Link } from '#ui/link.tsx';
import { AreaMessages } from '../../shared/messages/area-messages.tsx';
import { PageHead } from '../../shared/seo/page-head.tsx';
import { pageRequest } from '../../shared/http/page-request.server.ts';
import { GameBar } from '../stage/game-bar.tsx';
import '../stage/game.css';
import type { Route } from './+types/fairness.route.ts';
import { CheckDraw } from './check-draw.tsx';
import './fairness.css';

export const handle = { bare: true };

export async function loader({ params, context }: Route.LoaderArgs) {
  const draw = await readFairness(params.drawId, context.get(pageRequest).locale);
  if (!draw.ok) throw data(null, { status: 404 });
  // The response changes once the wheel has been spun.
  return data(draw, { headers: { 'Cache-Control': 'no-store' } });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function Fairness({ loaderData }: Route.ComponentProps) {
  return (
    <AreaMessages area={gameArea}>
      <DrawPage draw={loaderData} />
    </AreaMessages>
  );
}

type Draw = Route.ComponentProps['loaderData'];

function DrawPage({ draw }: { draw: Draw }) {
  const { t } = useLanguage();
  const total = draw.segments.length;
  return (
    <div className="game">
      <PageHead title={t('game.fairness.title')} robots="noindex" />
      <GameBar />
      <article className="fairness">
        <h1>{t('game.fairness.title')}</h1>
        <p className="fairness-lead">{t('game.fairness.lead')}</p>
        <h2>{t('game.fairness.steps')}</h2>
        <ol className="fairness-steps">
          <li>{t('game.fairness.stepSeal')}</li>
          <li>{t('game.fairness.stepPush')}</li>
          <li>{t('game.fairness.stepDraw', { total })}</li>
          <li>{t('game.fairness.stepShow')}</li>
        </ol>
        <Figures draw={draw} />
        {draw.drawn ? (
          <CheckDraw proof={draw.drawn.proof} segment={draw.drawn.segment} />
        ) : (
          <p>{t('game.fairness.sealedYet')}</p>
        )}
        <h2>{t('game.fairness.segments')}</h2>
        <ol className="fairness-segments">
          {draw.segments.map(({ name }, index) => (
            <li key={index} aria-current={index === draw.drawn?.segment || undefined}>
              {name}
            </li>
          ))}
        </ol>
        <Link to="/game" variant="arrow">
          {t('game.fairness.back')}
        </Link>
      </article>
    </div>
  );
}

function Figures({ draw }: { draw: Draw }) {
  const { t, date } = useLanguage();
  const { drawn } = draw;
  const won = drawn && draw.segments[drawn.segment];
  return (
    <dl className="fairness-figures">
      <Figure name={t('game.fairness.seal')} code={draw.commitment} />
      <dt>{t('game.fairness.publishedAt')}</dt>
      <dd>{date(draw.publishedAt)}</dd>
      {drawn && (
        <>
          <dt>{t('game.fairness.drawnAt')}</dt>
          <dd>{date(drawn.drawnAt)}</dd>
          <Figure name={t('game.fairness.secret')} code={drawn.proof.secret} />
          <Figure name={t('game.fairness.word')} code={drawn.proof.nonce || '–'} />
          <Figure name={t('game.fairness.gameId')} code={drawn.proof.gameId} />
          <dt>{t('game.fairness.result')}</dt>
          <dd>
            {t('game.fairness.segmentOf', {
              segment: drawn.segment + 1,
              total: draw.segments.length,
              prize: won?.name ?? '',
            })}
          </dd>
        </>
      )}
    </dl>
  );
}

const Figure = ({ name, code }: { name: string; code: string }) => (
  <>
    <dt>{name}</dt>
    <dd>
      <code dir="ltr" translate="no">
        {code}
      </code>
    </dd>
  </>
);
