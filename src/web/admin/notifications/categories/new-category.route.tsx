import { useT } from '#i18n/react.tsx';
import { newCategoryRecord } from '#services/campaigns/notification-category-record.ts';
import { withActionHeaders } from '../../../shared/forms/handle-form.server.ts';
import { loadRecordPage, submitRecordPage } from '../../records/record-page.server.ts';
import { NewRecordPage } from '../../records/new-record-page.tsx';
import { requireMenuRole } from '../../require-menu-role.server.ts';
import type { Route } from './+types/new-category.route.ts';
import { CategoryForm } from './category-form.tsx';

export const middleware = [requireMenuRole];

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadRecordPage(newCategoryRecord, { request, context, params: {} });

export const action = ({ request, context }: Route.ActionArgs) =>
  submitRecordPage(
    newCategoryRecord,
    { request, context, params: {} },
    { listUrl: '/admin/notifications/categories' },
  );

export { withActionHeaders as headers };

export default function NewCategory({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  return (
    <NewRecordPage
      page={t('admin.pages.newNotificationCategory')}
      back={{
        to: '/admin/notifications/categories',
        label: t('adminNotifications.categories.back'),
      }}
    >
      <CategoryForm record={loaderData.record} serverResult={actionData} />
    </NewRecordPage>
  );
}
