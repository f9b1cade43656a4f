import { useLanguage } from '#i18n/react.tsx';
import type { RewardsOverview } from '#services/account/rewards.server.ts';

export function PointsHistory({ history }: Pick<RewardsOverview, 'history'>) {
  const { t, date, number } = useLanguage();
  return (
    <section aria-labelledby="history" className="mt-14">
      <h2 id="history" className="mb-5 text-xl">
        {t('account.rewards.history')}
      </h2>
      {history.length === 0 && <p className="text-muted">{t('account.rewards.historyNone')}</p>}
      <ul className="reward-lines">
        {history.map(({ id, points, reason, at }) => (
          <li key={id}>
            <span className="grow">{t(`account.rewards.reason.${reason}`)}</span>
            <bdi className="tabular-nums">
              {points > 0 && '+'}
              {number(points)}
            </bdi>
            <time dateTime={at.toISOString()} className="text-sm text-muted">
              {date(at)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
