import { notificationCategoriesList } from '#domain/admin/lists/notification-categories-list.ts';
import { useT } from '#i18n/react.tsx';
import { notificationCategoriesSource } from '#services/admin/lists/notification-categories-list.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { withActionHeaders } from '../../../shared/forms/handle-form.server.ts';
import { readForm } from '../../../shared/http/read-form.server.ts';
import { AdminTitle } from '../../admin-title.tsx';
import { BackLink } from '../../back-link.tsx';
import { AdminList } from '../../lists/admin-list.tsx';
import { BilingualCell } from '../../lists/bilingual-cell.tsx';
import { loadList } from '../../lists/load-list.server.ts';
import { OrderLink } from '../../records/order-link.tsx';
import { RemovedNotice } from '../../records/removed-notice.tsx';
import { staffNow } from '../../records/staff-now.server.ts';
import { submitVisibility } from '../../records/submit-visibility.server.ts';
import { useVisibilityBulk } from '../../records/use-visibility-bulk.tsx';
import { requireMenuRole } from '../../require-menu-role.server.ts';
import type { Route } from './+types/category-list.route.ts';
import { useCategoryListTexts } from './use-category-list-texts.ts';

export const middleware = [requireMenuRole];

export const loader = (args: Route.LoaderArgs) => loadList(notificationCategoriesSource, args);

export const action = async ({ request, context }: Route.ActionArgs) =>
  submitVisibility(
    await readForm(request),
    notificationCategoriesSource,
    {
      table: 'notification_categories',
      title: 'Visibility of notification categories',
      labelOf: ({ name }) => name ?? '',
    },
    staffNow(context),
  );

export { withActionHeaders as headers };

export default function CategoryList({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { bulk, report } = useVisibilityBulk(actionData);
  const title = t('admin.pages.notificationCategories');
  return (
    <>
      <BackLink to="/admin/notifications" label={t('adminNotifications.back')} />
      <AdminTitle page={title}>{title}</AdminTitle>
      <RemovedNotice />
      {report}
      <AdminList
        list={notificationCategoriesList}
        data={loaderData}
        texts={useCategoryListTexts()}
        cells={{ name: ({ name, arabicName }) => <BilingualCell en={name} ar={arabicName} /> }}
        linkTo={({ id }) => `/admin/notifications/categories/${id}`}
        bulk={bulk}
        tools={
          <>
            <OrderLink to="/admin/notifications/categories/order" />
            <ButtonLink to="/admin/notifications/categories/new" size="small">
              {t('adminNotifications.categories.new')}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
