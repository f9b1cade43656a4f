import { useSearchParams } from 'react-router';
import { useLanguage } from '#i18n/react.tsx';
import type { WaitingClaim } from '#services/game/read-claim-queue.server.ts';
import { Badge } from '#ui/badge.tsx';
import { Link } from '#ui/link.tsx';
import { claimAddress } from './claim-address.ts';

/** What comes after the claim; any of them can be taken first. */
export function UpcomingClaims({ claims }: { claims: readonly WaitingClaim[] }) {
  const { t, locale, date } = useLanguage();
  const [search] = useSearchParams();
  if (claims.length === 0) return null;
  return (
    <nav className="claim-upcoming" aria-labelledby="claim-upcoming-title">
      <h3 id="claim-upcoming-title">{t('adminGame.claimQueue.upcoming')}</h3>
      <ol>
        {claims.map(({ id, username, prize, prizeAr, claimedAt, openAt }) => (
          <li key={id}>
            <Link to={claimAddress(id, search)} variant="quiet" preventScrollReset>
              <bdi dir="ltr">@{username}</bdi>
            </Link>
            <span className="text-muted">
              <bdi>{(locale === 'ar' && prizeAr) || prize}</bdi>
              {' · '}
              <time dateTime={claimedAt.toISOString()}>{date(claimedAt)}</time>
            </span>
            {openAt && (
              <Badge tone="warning">{t('adminGame.claimQueue.openAtMark', { name: openAt })}</Badge>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
