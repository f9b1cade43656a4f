import { Form } from 'react-router';
import { useT } from '#i18n/react.tsx';
import {
  deleteNotification,
  markNotificationRead,
} from '#services/notifications/change-notifications.server.ts';
import {
  readNotificationPreferences,
  saveNotificationPreferences,
} from '#services/notifications/preferences.server.ts';
import { readNotifications } from '#services/notifications/read-notifications.server.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Link } from '#ui/link.tsx';
import { readForm } from '../../shared/read-form.server.ts';
import { AccountTitle } from '../account-title.tsx';
import { ownerOf } from '../signed-in.server.ts';
import type { Route } from './+types/notifications.route.ts';
import { NoticeEntry } from './notice-entry.tsx';
import { Preferences } from './preferences.tsx';

export async function loader({ url, context }: Route.LoaderArgs) {
  const owner = ownerOf(context);
  const after = url.searchParams.get('after');
  const [page, preferences] = await Promise.all([
    readNotifications(owner, after),
    readNotificationPreferences(owner.customer, owner.locale),
  ]);
  return { ...page, preferences, isFirst: after === null };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { customer, now } = ownerOf(context);
  const id = String(form.get('id'));
  switch (form.get('intent')) {
    case 'read':
      await markNotificationRead(customer, id, now);
      return null;
    case 'read-all':
      await markNotificationRead(customer, 'all', now);
      return null;
    case 'delete':
      await deleteNotification(customer, id);
      return null;
    default: {
      const valuesOf = (name: string) => form.getAll(name).map(String);
      await saveNotificationPreferences(customer, {
        inApp: valuesOf('inApp'),
        email: valuesOf('email'),
      });
      return { ok: true as const };
    }
  }
}

export default function Notifications({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { notifications, next, unread, preferences, isFirst } = loaderData;
  return (
    <>
      <AccountTitle
        title={t('account.area.notifications')}
        lead={
          unread > 0
            ? t('account.notifications.lead', { count: unread })
            : t('account.notifications.allRead')
        }
        actions={unread > 0 && <ReadAll />}
      />
      {notifications.length === 0 && (
        <EmptyState
          title={t('account.notifications.empty')}
          description={t('account.notifications.emptyText')}
        />
      )}
      <ul className="notice-list">
        {notifications.map((notice) => (
          <NoticeEntry key={notice.id} notice={notice} />
        ))}
      </ul>
      <p className="mt-6 flex flex-wrap justify-between gap-4">
        {!isFirst && <Link to="/account/notifications">{t('account.notifications.newest')}</Link>}
        {next && (
          <Link to={`?after=${next}`} variant="arrow">
            {t('account.notifications.older')}
          </Link>
        )}
      </p>
      <Preferences preferences={preferences} saved={actionData ?? null} />
    </>
  );
}

function ReadAll() {
  const t = useT();
  return (
    <Form method="post">
      <Button type="submit" name="intent" value="read-all" variant="outline" size="small">
        {t('account.notifications.readAll')}
      </Button>
    </Form>
  );
}
