import type { Game } from '#domain/game/game.ts';
import { pointsPerClaim } from '#domain/game/rewards.ts';
import { useT } from '#i18n/react.tsx';
import { Link } from '#ui/link.tsx';
import { useAuth } from '../../shared/session/auth.tsx';
import { useShell } from '../../shared/shell/shell-data.tsx';
import { StoredPicture } from '../../shared/pictures/shop-picture.tsx';
import type { GamePlay } from '../play/use-game.ts';
import { StageHeading } from '../stage/stage-heading.tsx';
import { ClaimForm } from './claim-form.tsx';
import './claim.css';

export function ClaimStage({ game, play }: { game: Game; play: GamePlay }) {
  const t = useT();
  const prize = game.spin?.prize;
  if (!prize) return null;
  return (
    <section className="claim">
      <div className="claim-prize">
        {prize.picture && (
          <StoredPicture
            picture={prize.picture}
            frame="square"
            sizes="(width < 64rem) 60vw, 30rem"
            priority
          />
        )}
      </div>
      <div className="claim-words">
        <p className="eyebrow">{t('game.claim.won')}</p>
        <StageHeading id="claim" className="claim-title">
          {prize.name}
        </StageHeading>
        <p className="claim-lead">{t('game.claim.lead')}</p>
        <Follow />
        <ClaimForm game={game} prize={prize} play={play} />
        <p className="claim-note">
          {t('game.claim.keepText')} <AccountNote />
        </p>
        <Link to={`/game/fairness/${game.wheel.drawId}`}>{t('game.wheel.check')}</Link>
      </div>
    </section>
  );
}

function AccountNote() {
  const t = useT();
  const { user } = useAuth();
  return user ? null : t('game.claim.accountProduct', { count: pointsPerClaim });
}

function Follow() {
  const t = useT();
  const { socialLinks, name } = useShell().site;
  const instagram = socialLinks.find(({ platform }) => platform === 'instagram');
  if (!instagram) return null;
  return (
    <Link to={instagram.url} target="_blank" variant="arrow">
      {t('game.claim.follow', { name })}
    </Link>
  );
}
