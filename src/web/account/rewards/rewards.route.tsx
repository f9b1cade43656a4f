import { useLanguage } from '#i18n/react.tsx';
import { readRewards } from '#services/account/rewards.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { AccountTitle } from '../account-title.tsx';
import { ownerOf } from '../signed-in.server.ts';
import type { Route } from './+types/rewards.route.ts';
import { GameCoupons } from './game-coupons.tsx';
import { PointsHistory } from './points-history.tsx';
import { Prizes } from './prizes.tsx';
import './rewards.css';
import { UsedCoupons } from './used-coupons.tsx';

export const loader = ({ context }: Route.LoaderArgs) => readRewards(ownerOf(context));

export default function Rewards({ loaderData }: Route.ComponentProps) {
  const { t } = useLanguage();
  const { coupons, couponUses, prizes, history } = loaderData;
  return (
    <>
      <AccountTitle
        title={t('account.area.rewards')}
        lead={t('account.rewards.lead')}
        actions={
          <ButtonLink to="/game" variant="outline">
            {t('account.rewards.play')}
          </ButtonLink>
        }
      />
      <Level {...loaderData} />
      <GameCoupons coupons={coupons} />
      <UsedCoupons uses={couponUses} />
      {prizes.length > 0 && <Prizes prizes={prizes} />}
      <PointsHistory history={history} />
    </>
  );
}

function Level({ points, level, progress }: Route.ComponentProps['loaderData']) {
  const { t, number } = useLanguage();
  const { done, whole } = progress;
  const toNext = t('account.rewards.toNext', { count: whole - done, level: number(level + 1) });
  return (
    <section className="level" aria-labelledby="level">
      <div>
        <h2 id="level" className="text-3xl">
          {t('account.rewards.level', { level: number(level) })}
        </h2>
        <p className="text-muted">{t('account.rewards.points', { count: points })}</p>
      </div>
      <div className="grid gap-2">
        <progress
          className="level-bar"
          value={done}
          max={whole}
          aria-label={t('account.rewards.progress')}
        />
        <p className="text-sm text-muted">{toNext}</p>
        <p className="text-sm text-muted">
          {t('account.rewards.explained', { points: number(whole) })}
        </p>
      </div>
    </section>
  );
}
