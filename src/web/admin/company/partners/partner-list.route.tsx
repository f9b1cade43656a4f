import { partnersList } from '#domain/admin/lists/partners-list.ts';
import { useT } from '#i18n/react.tsx';
import { partnersSource } from '#services/admin/lists/partners-list.server.ts';
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
import type { Route } from './+types/partner-list.route.ts';
import { usePartnerListTexts } from './use-partner-list-texts.ts';

export const middleware = [requireMenuRole];

export const loader = (args: Route.LoaderArgs) => loadList(partnersSource, args);

export const action = async ({ request, context }: Route.ActionArgs) =>
  submitVisibility(
    await readForm(request),
    partnersSource,
    { table: 'partners', title: 'Visibility of partners', labelOf: ({ name }) => name ?? '' },
    staffNow(context),
  );

export { withActionHeaders as headers };

export default function PartnerList({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { bulk, report } = useVisibilityBulk(actionData);
  const title = t('admin.pages.partners');
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <RemovedNotice />
      {report}
      <AdminList
        list={partnersList}
        data={loaderData}
        texts={usePartnerListTexts()}
        cells={{
          logo: ({ logo }) => <SmallPicture url={logo} isWhole />,
          name: ({ name, arabicName }) => <BilingualCell en={name} ar={arabicName} />,
        }}
        linkTo={({ id }) => `/admin/partners/${id}`}
        bulk={bulk}
        tools={
          <>
            <OrderLink to="/admin/partners/order" />
            <ButtonLink to="/admin/partners/new" size="small">
              {t('adminCompany.partners.new')}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
