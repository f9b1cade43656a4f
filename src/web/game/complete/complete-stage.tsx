import { pointsPerClaim } from '#domain/game/rewards.ts';
import type { Claim, GameState } from '#domain/game/game.ts';
import { useT } from '#i18n/react.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { KhatamRosette } from '#ui/khatam.tsx';
import { Link } from '#ui/link.tsx';
import { toast } from '#ui/toast-store.ts';
import { GameForm } from '../play/game-form.tsx';
import type { GamePlay } from '../play/use-game.ts';
import { ProgressStars } from '../questions/progress-stars.tsx';
import { StageHeading } from '../stage/stage-heading.tsx';
import { AccountInvitation } from './account-invitation.tsx';
import { ClaimProgress } from './claim-progress.tsx';
import { ShareCard } from './share-card.tsx';
import { useCooldownText } from './use-cooldown-text.ts';
import './complete.css';

export function CompleteStage({ state, play }: { state: GameState; play: GamePlay }) {
  const { claim } = state;
  return (
    <section className="complete">
      {claim ? <Won claim={claim} state={state} /> : <Lost state={state} />}
      <NextPlayLine state={state} play={play} />
      <AccountInvitation claim={claim} />
    </section>
  );
}

function Won({ claim, state }: { claim: Claim; state: GameState }) {
  const t = useT();
  const { rewards, game } = state;
  const prize = game?.spin?.prize;
  return (
    <>
      <p className="eyebrow">{t('game.complete.claimedTitle')}</p>
      <StageHeading id="complete" className="complete-title">
        {claim.prizeName}
      </StageHeading>
      <ClaimProgress claim={claim} />
      {rewards && (
        <p className="complete-points">
          <strong>{t('game.complete.points', { count: rewards.points })}</strong>
          <span>{t('game.complete.level', { level: rewards.level })}</span>
          <span>{t('game.complete.earned', { count: pointsPerClaim })}</span>
          <Link to="/account/rewards">{t('game.complete.rewards')}</Link>
        </p>
      )}
      {prize && <ShareCard prize={prize} />}
      {game?.spin && (
        <Link to={`/game/fairness/${game.wheel.drawId}`}>{t('game.wheel.check')}</Link>
      )}
    </>
  );
}

function Lost({ state }: { state: GameState }) {
  const t = useT();
  const answered = state.game?.answered ?? [];
  const total = Math.max(answered.length, 1);
  const correct = answered.filter((answer) => answer.correct).length;
  const isOver = answered.length > 0;
  return (
    <>
      <KhatamRosette className="size-28 text-brass" />
      <StageHeading id="complete" className="complete-title">
        {t(isOver ? 'game.complete.lostTitle' : 'game.complete.expiredTitle')}
      </StageHeading>
      {isOver && (
        <>
          <p className="complete-score">{t('game.complete.score', { correct, total })}</p>
          <ProgressStars answered={answered} total={total} />
        </>
      )}
      <p className="complete-lead">
        {t(isOver ? 'game.complete.lostText' : 'game.complete.expiredText')}
      </p>
    </>
  );
}

function NextPlayLine({ state, play }: { state: GameState; play: GamePlay }) {
  const t = useT();
  const wait = useCooldownText(state.nextPlayAt);
  const again = async (form: FormData) => {
    const reply = await play.send(form);
    if (reply?.result.ok) toast({ title: t('game.toasts.reset'), variant: 'success' });
  };
  return (
    <div className="complete-next">
      <p>
        <span className="eyebrow">{t('game.complete.nextPlay')}</span>{' '}
        <strong>{wait ?? '…'}</strong>
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        {state.nextPlayAt === null && (
          <GameForm move="start" onSend={(form) => void again(form)}>
            <Button type="submit" size="large" busy={play.busy}>
              {t('game.complete.again')}
            </Button>
          </GameForm>
        )}
        <ButtonLink to="/shop" size="large" variant="outline">
          {t('game.complete.shop')}
        </ButtonLink>
      </div>
    </div>
  );
}
