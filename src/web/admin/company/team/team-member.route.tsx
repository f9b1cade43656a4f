import { useT } from '#i18n/react.tsx';
import { teamRecord } from '#services/company/company-records.ts';
import { withActionHeaders } from '../../../shared/forms/handle-form.server.ts';
import { loadRecordPage, submitRecordPage } from '../../records/record-page.server.ts';
import { RecordPage } from '../../records/record-page.tsx';
import { useRecordTitle } from '../../records/use-record-title.ts';
import { requireMenuRole } from '../../require-menu-role.server.ts';
import type { Route } from './+types/team-member.route.ts';
import { TeamMemberForm } from './team-member-form.tsx';

export const middleware = [requireMenuRole];

export const loader = (args: Route.LoaderArgs) => loadRecordPage(teamRecord, args);

export const action = (args: Route.ActionArgs) =>
  submitRecordPage(teamRecord, args, { listUrl: '/admin/content/team' });

export { withActionHeaders as headers };

export default function TeamMemberPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { record, isNew, history } = loaderData;
  return (
    <RecordPage
      {...{ isNew, history }}
      page={t(isNew ? 'admin.pages.newTeamMember' : 'admin.pages.teamMember')}
      title={useRecordTitle(record, 'name')}
      back={{ to: '/admin/content/team', label: t('adminCompany.team.back') }}
      removal={{ consequence: t('adminCompany.team.removal') }}
      serverResult={actionData}
    >
      <TeamMemberForm key={record.id} record={record} serverResult={actionData} />
    </RecordPage>
  );
}
