import { isEndlessBlock } from '#domain/users/account-block.ts';
import { useLanguage, useT } from '#i18n/react.tsx';
import type { UserDetail } from '#services/users/user-detail.ts';
import { Badge } from '#ui/badge.tsx';
import { Link } from '#ui/link.tsx';
import { AdminTitle } from '../admin-title.tsx';

export function UserHeading({ user }: { user: UserDetail }) {
  const t = useT();
  const name = user.fullName || t('adminUsers.userPage.unnamed');
  return (
    <>
      <p className="mb-2">
        <Link to="/admin/users" variant="quiet" className="user-back">
          {t('adminUsers.userPage.backToUsers')}
        </Link>
      </p>
      <AdminTitle page={name}>
        <bdi>{name}</bdi>
      </AdminTitle>
      <p className="mt-3 flex flex-wrap gap-2">
        {user.roles.map((role) => (
          <Badge key={role} tone="information">
            {t(`admin.roles.${role}`)}
          </Badge>
        ))}
        {user.roles.length === 0 && <Badge>{t('adminUsers.userPage.customer')}</Badge>}
        {user.blockedUntil && <BlockedBadge until={user.blockedUntil} />}
      </p>
    </>
  );
}

function BlockedBadge({ until }: { until: Date }) {
  const { t, date } = useLanguage();
  return (
    <Badge tone="sale">
      {isEndlessBlock(until)
        ? t('adminUsers.userPage.blockedEndless')
        : t('adminUsers.userPage.blockedUntil', { date: date(until, 'dateTime') })}
    </Badge>
  );
}
