import { workshopsList } from '#domain/admin/lists/workshops-list.ts';
import { useT } from '#i18n/react.tsx';
import { workshopsSource } from '#services/admin/lists/workshops-list.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { withActionHeaders } from '../../../shared/forms/handle-form.server.ts';
import { readForm } from '../../../shared/http/read-form.server.ts';
import { AdminTitle } from '../../admin-title.tsx';
import { AdminList } from '../../lists/admin-list.tsx';
import { BilingualCell } from '../../lists/bilingual-cell.tsx';
import { loadList } from '../../lists/load-list.server.ts';
import { OrderLink } from '../../records/order-link.tsx';
import { RemovedNotice } from '../../records/removed-notice.tsx';
import { SmallPicture } from '../../records/small-picture.tsx';
import { staffNow } from '../../records/staff-now.server.ts';
import { submitVisibility } from '../../records/submit-visibility.server.ts';
import { useVisibilityBulk } from '../../records/use-visibility-bulk.tsx';
import { requireMenuRole } from '../../require-menu-role.server.ts';
import type { Route } from './+types/workshop-list.route.ts';
import { useWorkshopListTexts } from './use-workshop-list-texts.ts';

export const middleware = [requireMenuRole];

export const loader = (args: Route.LoaderArgs) => loadList(workshopsSource, args);

export const action = async ({ request, context }: Route.ActionArgs) =>
  submitVisibility(
    await readForm(request),
    workshopsSource,
    { table: 'workshops', title: 'Visibility of workshops', labelOf: ({ name }) => name ?? '' },
    staffNow(context),
  );

export { withActionHeaders as headers };

export default function WorkshopAdminList({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { bulk, report } = useVisibilityBulk(actionData);
  const title = t('admin.pages.workshops');
  const path = '/admin/products/workshops';
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <RemovedNotice />
      {report}
      <AdminList
        list={workshopsList}
        data={loaderData}
        texts={useWorkshopListTexts()}
        cells={{
          picture: ({ picture }) => <SmallPicture url={picture} />,
          name: ({ name, arabicName }) => <BilingualCell en={name} ar={arabicName} />,
        }}
        linkTo={({ id }) => `${path}/${id}`}
        bulk={bulk}
        tools={
          <>
            <OrderLink to={`${path}/order`} />
            <ButtonLink to={`${path}/new`} size="small">
              {t('adminProducts.workshops.new')}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
