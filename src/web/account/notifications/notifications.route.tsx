import { z } from 'zod';
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
import { EmptyState } from '#ui/empty-state.tsx';
import { Link } from '#ui/link.tsx';
import { handleForm } from '../../shared/forms/handle-form.server.ts';
import { ShopForm } from '../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
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

const changeInput = z.object({
  intent: z.enum(['read', 'read-all', 'delete', 'preferences']),
  id: z.string().default(''),
  inApp: z.array(z.string()),
  email: z.array(z.string()),
});

export async function action({ request, context }: Route.ActionArgs) {
  return handleForm(await readForm(request), {
    schema: changeInput,
    multiple: ['inApp', 'email'],
    submit: async ({ intent, id, inApp, email }) => {
      const { customer, now } = ownerOf(context);
      if (intent === 'delete') await deleteNotification(customer, id);
      else if (intent === 'preferences')
        await saveNotificationPreferences(customer, { inApp, email });
      else await markNotificationRead(customer, intent === 'read' ? id : 'all', now);
      return { ok: true as const };
    },
  });
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
      <Preferences preferences={preferences} serverResult={actionData} />
    </>
  );
}

function ReadAll() {
  const t = useT();
  const form = useShopForm({ intent: 'read-all' });
  return (
    <ShopForm form={form} hasNotice={false} hasToast failedTitle={t('failure.title')}>
      <SubmitButton variant="outline" size="small">
        {t('account.notifications.readAll')}
      </SubmitButton>
    </ShopForm>
  );
}
