import { useT } from '#i18n/react.tsx';
import type { UserDetail } from '#services/users/user-detail.ts';
import { PointsLine } from '../../shared/rewards/points-line.tsx';
import { UserSection } from './user-section.tsx';

export function UserPoints({ user }: { user: UserDetail }) {
  const t = useT();
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
          <PointsLine
            key={id}
            reason={t(`adminUsers.pointsReason.${reason}`)}
            points={points}
            at={at}
          />
        ))}
      </ul>
    </UserSection>
  );
}
