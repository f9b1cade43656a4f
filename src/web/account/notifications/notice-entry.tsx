import { useSubmit } from 'react-router';
import { useLanguage } from '#i18n/react.tsx';
import type { Notification } from '#services/notifications/read-notifications.server.ts';
import { Badge } from '#ui/badge.tsx';
import { IconButton } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { ShopForm } from '../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';

/** Opening its link marks it as read. */
export function NoticeEntry({ notice }: { notice: Notification }) {
  const { t, date } = useLanguage();
  const submit = useSubmit();
  const { id, title, body, link, category, at } = notice;
  const fetcherKey = `notification-${id}`;
  const form = useShopForm({ fetcherKey });
  const isRead = notice.isRead || form.formData?.get('intent') === 'read';
  const markRead = () => {
    const target = { method: 'post', navigate: false, fetcherKey } as const;
    if (!isRead) void submit({ intent: 'read', id }, target);
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
      <ShopForm
        form={form}
        hasNotice={false}
        hasToast
        failedTitle={t('failure.title')}
        className="notice-actions"
      >
        <input type="hidden" name="id" value={id} />
        {!isRead && (
          <SubmitButton
            name="intent"
            value="read"
            size="small"
            variant="quiet"
            aria-label={t('account.notifications.markReadName', { title })}
          >
            {t('account.notifications.markRead')}
          </SubmitButton>
        )}
        <IconButton
          type="submit"
          name="intent"
          value="delete"
          label={t('account.notifications.delete', { title })}
        >
          <CloseIcon />
        </IconButton>
      </ShopForm>
    </li>
  );
}
