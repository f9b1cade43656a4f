import { useT } from '#i18n/react.tsx';
import { readRow } from '#services/admin/records/read-record.server.ts';
import { categoryRecord } from '#services/campaigns/notification-category-record.ts';
import { withActionHeaders } from '../../../shared/forms/handle-form.server.ts';
import { loadRecordPage, submitRecordPage } from '../../records/record-page.server.ts';
import { RecordPage } from '../../records/record-page.tsx';
import { useRecordTitle } from '../../records/use-record-title.ts';
import { requireMenuRole } from '../../require-menu-role.server.ts';
import { staffMemberOf } from '../../staff-member.server.ts';
import type { Route } from './+types/category.route.ts';
import { CategoryForm } from './category-form.tsx';

export const middleware = [requireMenuRole];

export async function loader(args: Route.LoaderArgs) {
  const [page, row] = await Promise.all([
    loadRecordPage(categoryRecord, args),
    readRow(categoryRecord, args.params.id, staffMemberOf(args.context)),
  ]);
  return { ...page, slug: String(row?.['slug']), isOwn: row?.['is_system'] === true };
}

export const action = (args: Route.ActionArgs) =>
  submitRecordPage(categoryRecord, args, { listUrl: '/admin/notifications/categories' });

export { withActionHeaders as headers };

export default function CategoryPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { record, history, slug, isOwn } = loaderData;
  const removal = {
    consequence: t('adminNotifications.categories.removal'),
    inUse: t('adminNotifications.categories.inUse'),
  };
  return (
    <RecordPage
      isNew={false}
      history={history}
      page={t('admin.pages.notificationCategory')}
      title={useRecordTitle(record, 'name')}
      back={{
        to: '/admin/notifications/categories',
        label: t('adminNotifications.categories.back'),
      }}
      removal={isOwn ? undefined : removal}
      serverResult={actionData}
    >
      <p className="mt-2 text-muted">
        <code dir="ltr">{slug}</code>
        {isOwn && ` · ${t('adminNotifications.categories.own')}`}
      </p>
      <CategoryForm key={record.id} record={record} serverResult={actionData} />
    </RecordPage>
  );
}
