import { isEndlessBlock } from '#domain/users/account-block.ts';
import { isolateLtr } from '#i18n/isolate.ts';
import { useLanguage, useT } from '#i18n/react.tsx';
import type { AccountAction } from '#services/users/user-detail.ts';
import { UserSection } from './user-section.tsx';

/** What staff did to the account and why, newest first. */
export function UserHistory({ actions }: { actions: readonly AccountAction[] }) {
  const t = useT();
  return (
    <UserSection id="history" title={t('adminUsers.userHistory.title')}>
      {actions.length === 0 && <p className="text-muted">{t('adminUsers.userHistory.none')}</p>}
      <ol className="user-lines">
        {actions.map((action) => (
          <Entry key={action.id} action={action} />
        ))}
      </ol>
    </UserSection>
  );
}

function Entry({ action }: { action: AccountAction }) {
  const { t, date } = useLanguage();
  const { reason, by, at } = action;
  return (
    <li>
      <span className="grow">
        <span className="font-medium">{useActionText(action)}</span>
        {reason && (
          <span className="block text-sm">
            <bdi>{reason}</bdi>
          </span>
        )}
      </span>
      <span className="text-sm text-muted">
        <bdi>{by ?? t('adminUsers.userHistory.formerStaff')}</bdi>
        {' · '}
        <time dateTime={at.toISOString()}>{date(at, 'dateTime')}</time>
      </span>
    </li>
  );
}

function useActionText({ action, role, points, blockedUntil }: AccountAction): string {
  const { t, date, number } = useLanguage();
  switch (action) {
    case 'role_granted':
    case 'role_revoked':
      return t(`adminUsers.userHistory.${action}`, { label: role ? t(`admin.roles.${role}`) : '' });
    case 'points_adjusted': {
      const sign = (points ?? 0) > 0 ? '+' : '';
      return t('adminUsers.userHistory.points_adjusted', {
        count: isolateLtr(sign + number(points ?? 0)),
      });
    }
    case 'blocked':
      return blockedUntil && !isEndlessBlock(blockedUntil)
        ? t('adminUsers.userHistory.blocked', { date: date(blockedUntil, 'dateTime') })
        : t('adminUsers.userHistory.blockedEndless');
    default:
      return t(`adminUsers.userHistory.${action}`);
  }
}
