import { useT } from '#i18n/react.tsx';
import { newProjectRecord } from '#services/work/work-records.ts';
import { withActionHeaders } from '../../../shared/forms/handle-form.server.ts';
import { loadRecordPage, submitRecordPage } from '../../records/record-page.server.ts';
import { NewRecordPage } from '../../records/new-record-page.tsx';
import { requireMenuRole } from '../../require-menu-role.server.ts';
import { NewWorkForm } from '../new-work-form.tsx';
import type { Route } from './+types/new-project.route.ts';

export const middleware = [requireMenuRole];

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadRecordPage(newProjectRecord, { request, context, params: {} });

export const action = ({ request, context }: Route.ActionArgs) =>
  submitRecordPage(
    newProjectRecord,
    { request, context, params: {} },
    { listUrl: '/admin/projects' },
  );

export { withActionHeaders as headers };

export default function NewProjectPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  return (
    <NewRecordPage
      page={t('admin.pages.newProject')}
      back={{ to: '/admin/projects', label: t('adminWork.projects.back') }}
      lead={t('adminWork.works.newLead')}
    >
      <NewWorkForm record={loaderData.record} serverResult={actionData} />
    </NewRecordPage>
  );
}
