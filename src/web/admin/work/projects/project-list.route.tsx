import { projectsList } from '#domain/admin/lists/projects-list.ts';
import { progressInput } from '#domain/work/project-status.ts';
import { useT } from '#i18n/react.tsx';
import { projectsSource } from '#services/admin/lists/projects-list.server.ts';
import { projectPublishable } from '#services/admin/publishing/project-publishable.server.ts';
import { changeProgress } from '#services/work/change-progress.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { handleForm, withActionHeaders } from '../../../shared/forms/handle-form.server.ts';
import { readForm } from '../../../shared/http/read-form.server.ts';
import { AdminTitle } from '../../admin-title.tsx';
import { AdminList } from '../../lists/admin-list.tsx';
import { BilingualCell } from '../../lists/bilingual-cell.tsx';
import { loadList } from '../../lists/load-list.server.ts';
import { RemovedNotice } from '../../records/removed-notice.tsx';
import { SmallPicture } from '../../records/small-picture.tsx';
import { staffNow } from '../../records/staff-now.server.ts';
import { requireMenuRole } from '../../require-menu-role.server.ts';
import { submitWorksBulk } from '../submit-works-bulk.server.ts';
import { useWorksBulk, worksBulkIntent } from '../use-works-bulk.tsx';
import type { Route } from './+types/project-list.route.ts';
import { ProgressSlider } from './progress-slider.tsx';
import { useProjectListTexts } from './use-project-list-texts.ts';

export const middleware = [requireMenuRole];

export const loader = (args: Route.LoaderArgs) => loadList(projectsSource, args);

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const staff = staffNow(context);
  if (form.get('intent') === worksBulkIntent) {
    const works = { table: 'projects', publishable: projectPublishable } as const;
    return submitWorksBulk(form, projectsSource, works, staff);
  }
  return handleForm(form, {
    schema: progressInput,
    submit: (progress) => changeProgress(progress, staff),
  });
}

export { withActionHeaders as headers };

export default function ProjectListPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { bulk, report } = useWorksBulk(actionData);
  const title = t('admin.pages.projects');
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <RemovedNotice />
      {report}
      <AdminList
        list={projectsList}
        data={loaderData}
        texts={useProjectListTexts()}
        cells={{
          picture: ({ picture }) => <SmallPicture url={picture} />,
          title: (row) => <BilingualCell en={row.title} ar={row.arabicTitle} />,
          location: (row) => <BilingualCell en={row.location} ar={row.arabicLocation} />,
          progress: ({ id, title: name, progress, status }) => (
            <ProgressSlider
              project={id}
              name={name ?? ''}
              progress={progress ?? 0}
              isCompleted={status === 'completed'}
            />
          ),
        }}
        linkTo={({ id }) => `/admin/projects/${id}`}
        bulk={bulk}
        tools={
          <>
            <ButtonLink to="/admin/portfolio" size="small" variant="outline">
              {t('adminWork.projects.toPortfolio')}
            </ButtonLink>
            <ButtonLink to="/admin/projects/new" size="small">
              {t('adminWork.projects.new')}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
