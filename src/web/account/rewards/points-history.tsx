import { useT } from '#i18n/react.tsx';
import type { RewardsOverview } from '#services/account/rewards.server.ts';
import { PointsLine } from '../../shared/rewards/points-line.tsx';

export function PointsHistory({ history }: Pick<RewardsOverview, 'history'>) {
  const t = useT();
  return (
    <section aria-labelledby="history" className="mt-14">
      <h2 id="history" className="mb-5 text-xl">
        {t('account.rewards.history')}
      </h2>
      {history.length === 0 && <p className="text-muted">{t('account.rewards.historyNone')}</p>}
      <ul className="reward-lines">
        {history.map(({ id, points, reason, at }) => (
          <PointsLine
            key={id}
            reason={t(`account.rewards.reason.${reason}`)}
            points={points}
            at={at}
          />
        ))}
      </ul>
    </section>
  );
}
