import { useFetcher } from 'react-router';
import { useLanguage } from '#i18n/react.tsx';
import type { Notification } from '#services/notifications/read-notifications.server.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';

/** Opening its link marks it as read. */
export function NoticeEntry({ notice }: { notice: Notification }) {
  const { t, date } = useLanguage();
  const fetcher = useFetcher();
  const { id, title, body, link, category, at } = notice;
  const isRead = notice.isRead || fetcher.formData?.get('intent') === 'read';
  const markRead = () => {
    if (!isRead) void fetcher.submit({ intent: 'read', id }, { method: 'post' });
  };
  return (
    <li className="notice" data-unread={!isRead || undefined}>
      <div className="min-w-0">
        <p className="notice-facts">
          {category}
          <time dateTime={at.toISOString()}>{date(at)}</time>
          {!isRead && <Badge tone="information">{t('account.notifications.unread')}</Badge>}
        </p>
        <p className="mt-1 font-medium">
          {link ? (
            <Link to={link} className="form-link" onClick={markRead}>
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        {body && <p className="text-muted">{body}</p>}
      </div>
      <fetcher.Form method="post" className="notice-actions">
        <input type="hidden" name="id" value={id} />
        {!isRead && (
          <Button
            type="submit"
            name="intent"
            value="read"
            size="small"
            variant="quiet"
            aria-label={t('account.notifications.markReadName', { title })}
          >
            {t('account.notifications.markRead')}
          </Button>
        )}
        <IconButton
          type="submit"
          name="intent"
          value="delete"
          label={t('account.notifications.delete', { title })}
        >
          <CloseIcon />
        </IconButton>
      </fetcher.Form>
    </li>
  );
}
