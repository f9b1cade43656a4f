import { useLanguage } from '#i18n/react.tsx';
import type { UserDetail } from '#services/users/user-detail.ts';
import { UserSection } from './user-section.tsx';

export function UserPoints({ user }: { user: UserDetail }) {
  const { t, date, number } = useLanguage();
  return (
    <UserSection id="points" title={t('adminUsers.userPage.points')}>
      <p className="text-xl font-medium">
        {t('adminUsers.userPage.pointsTotal', { count: user.points })}
      </p>
      {user.pointsHistory.length === 0 && (
        <p className="text-muted">{t('adminUsers.userPage.noPoints')}</p>
      )}
      <ul className="user-lines">
        {user.pointsHistory.map(({ id, points, reason, at }) => (
          <li key={id}>
            <span className="grow">{t(`adminUsers.pointsReason.${reason}`)}</span>
            <bdi dir="ltr" className="tabular-nums">
              {points > 0 && '+'}
              {number(points)}
            </bdi>
            <time dateTime={at.toISOString()} className="text-sm text-muted">
              {date(at)}
            </time>
          </li>
        ))}
      </ul>
    </UserSection>
  );
}
