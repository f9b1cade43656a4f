import { useLanguage } from '#i18n/react.tsx';
import { readNotices, type Notice } from '#services/account/keepsakes.server.ts';
import { Badge } from '#ui/badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Link } from '#ui/link.tsx';
import { AccountTitle } from '../account-title.tsx';
import { ownerOf } from '../signed-in.server.ts';
import type { Route } from './+types/notifications.route.ts';

export const loader = ({ context }: Route.LoaderArgs) => readNotices(ownerOf(context));

export default function Notifications({ loaderData: notices }: Route.ComponentProps) {
  const { t } = useLanguage();
  return (
    <>
      <AccountTitle title={t('account.area.notifications')} />
      {notices.length === 0 && <EmptyState title={t('account.pages.notifications')} />}
      <ul className="grid gap-4">
        {notices.map((notice) => (
          <NoticeCard key={notice.id} notice={notice} />
        ))}
      </ul>
    </>
  );
}

function NoticeCard({ notice }: { notice: Notice }) {
  const { t, date } = useLanguage();
  const { title, body, link, isRead, at } = notice;
  return (
    <li className="account-panel">
      <p className="flex flex-wrap items-center gap-3 font-medium">
        {link ? (
          <Link to={link} className="form-link">
            {title}
          </Link>
        ) : (
          title
        )}
        {!isRead && <Badge tone="information">{t('account.pages.unread')}</Badge>}
      </p>
      {body && <p className="mt-1 text-muted">{body}</p>}
      <p className="mt-2 text-sm text-muted">
        <time dateTime={at.toISOString()}>{date(at)}</time>
      </p>
    </li>
  );
}
