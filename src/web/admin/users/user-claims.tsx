import { useLanguage } from '#i18n/react.tsx';
import type { UserClaim } from '#services/users/user-detail.ts';
import { Badge } from '#ui/badge.tsx';
import { UserSection } from './user-section.tsx';

export function UserClaims({ claims }: { claims: readonly UserClaim[] }) {
  const { t, date } = useLanguage();
  return (
    <UserSection id="claims" title={t('adminUsers.userPage.claims')}>
      {claims.length === 0 && <p className="text-muted">{t('adminUsers.userPage.noClaims')}</p>}
      <ul className="user-lines">
        {claims.map(({ id, prize, instagramUsername, status, claimedAt }) => (
          <li key={id}>
            <span className="grow">
              {prize}
              <span className="block text-sm text-muted">
                <bdi dir="ltr">@{instagramUsername}</bdi>
              </span>
            </span>
            <Badge>{t(`adminUsers.prizeState.${status}`)}</Badge>
            <time dateTime={claimedAt.toISOString()} className="text-sm text-muted">
              {date(claimedAt)}
            </time>
          </li>
        ))}
      </ul>
    </UserSection>
  );
}
