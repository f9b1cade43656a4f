import { useMemo } from 'react';
import { selectionInput } from '#domain/admin/lists/bulk.ts';
import { subscribersList, type SubscriberState } from '#domain/admin/lists/subscribers-list.ts';
import { useT } from '#i18n/react.tsx';
import { systemClock } from '#platform/clock.ts';
import { subscribersSource } from '#services/admin/lists/subscribers-list.server.ts';
import { removeSubscribers } from '#services/newsletter/remove-subscribers.server.ts';
import { handleForm } from '../../../shared/forms/handle-form.server.ts';
import { SuccessNotice } from '../../../shared/forms/success-notice.tsx';
import { useShopForm } from '../../../shared/forms/use-shop-form.ts';
import { readForm } from '../../../shared/http/read-form.server.ts';
import { AdminTitle } from '../../admin-title.tsx';
import { BackLink } from '../../back-link.tsx';
import { AdminList } from '../../lists/admin-list.tsx';
import type { ListTexts } from '../../lists/list-context.ts';
import { loadList } from '../../lists/load-list.server.ts';
import { requireMenuRole } from '../../require-menu-role.server.ts';
import { staffMemberOf } from '../../staff-member.server.ts';
import type { Route } from './+types/subscriber-list.route.ts';

export const middleware = [requireMenuRole];

export const loader = (args: Route.LoaderArgs) => loadList(subscribersSource, args);

export async function action({ request, context }: Route.ActionArgs) {
  const staff = { actor: staffMemberOf(context), now: systemClock.now() };
  return handleForm(await readForm(request), {
    schema: selectionInput,
    multiple: ['rows'],
    submit: (selection) => removeSubscribers(selection, staff),
  });
}

export default function SubscriberList({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const title = t('admin.pages.subscribers');
  const form = useShopForm<{ removed: number }>({ serverResult: actionData });
  return (
    <>
      <BackLink to="/admin/marketing/newsletter" label={t('admin.pages.newsletterReport')} />
      <AdminTitle page={title}>{title}</AdminTitle>
      <SuccessNotice
        result={form.success}
        title={t('adminMarketing.subscribers.removed', { count: form.success?.removed ?? 0 })}
      />
      <AdminList
        list={subscribersList}
        data={loaderData}
        texts={useSubscriberTexts()}
        bulk={{
          form,
          actions: [{ id: 'remove', label: t('adminMarketing.subscribers.remove') }],
          consequence: t('adminMarketing.subscribers.removeText'),
        }}
      />
    </>
  );
}

function useSubscriberTexts(): ListTexts<typeof subscribersList> {
  const t = useT();
  return useMemo(
    () => ({
      caption: t('adminMarketing.subscribers.caption'),
      column: (id) => t(`adminMarketing.subscribers.columns.${id}`),
      filter: (id) => t(`adminMarketing.subscribers.filters.${id}`),
      view: (id) => t(`adminMarketing.subscribers.views.${id}`),
      value: (id, value) => {
        if (id === 'language')
          return t(`adminMarketing.subscribers.languages.${value as 'en' | 'ar'}`);
        if (id !== 'state') return value;
        return t(`adminMarketing.subscribers.states.${value as SubscriberState}`);
      },
      tone: (id, value) => (id === 'state' && value === 'bounced' ? 'warning' : undefined),
      search: t('adminMarketing.subscribers.columns.email'),
      empty: {
        title: t('adminMarketing.subscribers.empty'),
        text: t('adminMarketing.subscribers.emptyText'),
      },
    }),
    [t],
  );
}
