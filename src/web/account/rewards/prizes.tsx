import { useLanguage } from '#i18n/react.tsx';
import type { RewardsOverview } from '#services/account/rewards.server.ts';
import { Badge } from '#ui/badge.tsx';

export function Prizes({ prizes }: Pick<RewardsOverview, 'prizes'>) {
  const { t, date } = useLanguage();
  return (
    <section aria-labelledby="prizes" className="mt-14">
      <h2 id="prizes" className="mb-5 text-xl">
        {t('account.rewards.prizes')}
      </h2>
      <ul className="reward-lines">
        {prizes.map(({ id, name, status, claimedAt }) => (
          <li key={id}>
            <span className="grow">{name}</span>
            <Badge>{t(`account.rewards.prizeState.${status}`)}</Badge>
            <time dateTime={claimedAt.toISOString()} className="text-sm text-muted">
              {date(claimedAt)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
