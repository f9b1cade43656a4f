import { useT } from '#i18n/react.tsx';
import { readHistory } from '#services/admin/history/read-history.server.ts';
import { projectPublishable } from '#services/admin/publishing/project-publishable.server.ts';
import { removeWork } from '#services/work/remove-work.server.ts';
import { withActionHeaders } from '../../../shared/forms/handle-form.server.ts';
import { pageRequest } from '../../../shared/http/page-request.server.ts';
import { readForm } from '../../../shared/http/read-form.server.ts';
import { loadPublishable } from '../../publishing/load-publishable.server.ts';
import { savePublishable } from '../../publishing/save-publishable.server.ts';
import { removeIntent } from '../../records/intents.ts';
import { RecordPage } from '../../records/record-page.tsx';
import { staffNow } from '../../records/staff-now.server.ts';
import { submitRemoval } from '../../records/submit-removal.server.ts';
import { useRecordTitle } from '../../records/use-record-title.ts';
import { requireMenuRole } from '../../require-menu-role.server.ts';
import { staffMemberOf } from '../../staff-member.server.ts';
import type { Route } from './+types/project.route.ts';
import { ProjectForm } from './project-form.tsx';

export const middleware = [requireMenuRole];

const listUrl = '/admin/projects';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const actor = staffMemberOf(context);
  const { locale } = context.get(pageRequest);
  const [record, history] = await Promise.all([
    loadPublishable(projectPublishable, params.id, { actor, request }),
    readHistory({ table: 'projects', rowKey: params.id, locale }, actor),
  ]);
  return { record, history };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request);
  const staff = staffNow(context);
  if (form.get('intent') === removeIntent) {
    const remove = () => removeWork('projects', params.id, staff);
    return submitRemoval(form, { listUrl, remove });
  }
  return savePublishable(form, {
    publishable: projectPublishable,
    id: params.id,
    actor: staff.actor,
  });
}

export { withActionHeaders as headers };

export default function ProjectPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { record, history } = loaderData;
  return (
    <RecordPage
      isNew={false}
      history={history}
      page={t('admin.pages.editProject')}
      title={useRecordTitle(record, 'title')}
      back={{ to: listUrl, label: t('adminWork.projects.back') }}
      removal={{ consequence: t('adminWork.projects.removal') }}
      serverResult={actionData}
    >
      <ProjectForm key={record.id} record={record} serverResult={actionData} />
    </RecordPage>
  );
}
