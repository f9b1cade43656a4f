import { useLanguage } from '#i18n/react.tsx';
import type { Dashboard } from '#services/account/dashboard.server.ts';
import { SmartLink } from '#ui/smart-link.tsx';

type Counts = Pick<Dashboard, 'points' | 'level' | 'unread' | 'wishes' | 'addresses'>;

/** Four links, each with a count. */
export function Tiles({ counts }: { counts: Counts }) {
  const { t, number } = useLanguage();
  const { points, level, unread, wishes, addresses } = counts;
  const tiles = [
    {
      to: '/account/rewards',
      name: t('account.dashboard.rewards'),
      text: t('account.dashboard.points', { count: points }),
      more: t('account.dashboard.level', { level: number(level) }),
    },
    {
      to: '/account/notifications',
      name: t('account.dashboard.notifications'),
      text:
        unread > 0
          ? t('account.dashboard.unread', { count: unread })
          : t('account.dashboard.readAll'),
    },
    {
      to: '/account/wishlist',
      name: t('account.dashboard.wishlist'),
      text: t('account.dashboard.saved', { count: wishes }),
    },
    {
      to: '/account/addresses',
      name: t('account.dashboard.addresses'),
      text: t('account.dashboard.addressCount', { count: addresses }),
    },
  ];
  return (
    <ul className="account-tiles">
      {tiles.map(({ to, name, text, more }) => (
        <li key={to}>
          <SmartLink to={to}>
            <span className="text-sm text-muted">{name}</span>
            <span className="font-display text-xl">{text}</span>
            {more && <span className="text-sm text-brass-deep">{more}</span>}
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}
