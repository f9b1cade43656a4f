import { teamList } from '#domain/admin/lists/team-list.ts';
import { useT } from '#i18n/react.tsx';
import { teamSource } from '#services/admin/lists/team-list.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { withActionHeaders } from '../../../shared/forms/handle-form.server.ts';
import { readForm } from '../../../shared/http/read-form.server.ts';
import { AdminTitle } from '../../admin-title.tsx';
import { AdminList } from '../../lists/admin-list.tsx';
import { BilingualCell } from '../../lists/bilingual-cell.tsx';
import { loadList } from '../../lists/load-list.server.ts';
import { OrderLink } from '../../records/order-link.tsx';
import { RemovedNotice } from '../../records/removed-notice.tsx';
import { staffNow } from '../../records/staff-now.server.ts';
import { submitVisibility } from '../../records/submit-visibility.server.ts';
import { useVisibilityBulk } from '../../records/use-visibility-bulk.tsx';
import { requireMenuRole } from '../../require-menu-role.server.ts';
import type { Route } from './+types/team-list.route.ts';
import { useTeamListTexts } from './use-team-list-texts.ts';

export const middleware = [requireMenuRole];

export const loader = (args: Route.LoaderArgs) => loadList(teamSource, args);

export const action = async ({ request, context }: Route.ActionArgs) =>
  submitVisibility(
    await readForm(request),
    teamSource,
    { table: 'team_members', title: 'Visibility of the team', labelOf: ({ name }) => name ?? '' },
    staffNow(context),
  );

export { withActionHeaders as headers };

export default function TeamList({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { bulk, report } = useVisibilityBulk(actionData);
  const title = t('admin.pages.team');
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <RemovedNotice />
      {report}
      <AdminList
        list={teamList}
        data={loaderData}
        texts={useTeamListTexts()}
        cells={{
          name: ({ name, arabicName }) => <BilingualCell en={name} ar={arabicName} />,
          position: ({ position, arabicPosition }) => (
            <BilingualCell en={position} ar={arabicPosition} />
          ),
        }}
        linkTo={({ id }) => `/admin/content/team/${id}`}
        bulk={bulk}
        tools={
          <>
            <OrderLink to="/admin/content/team/order" />
            <ButtonLink to="/admin/content/team/new" size="small">
              {t('adminCompany.team.new')}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
