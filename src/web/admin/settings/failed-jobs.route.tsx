import { useT } from '#i18n/react.tsx';
import { listFailedJobs, retryFailedJob } from '#services/jobs/failed-jobs.server.ts';
import { readForm } from '../../shared/read-form.server.ts';
import { AdminTitle } from '../admin-title.tsx';
import { requireMenuRole } from '../require-menu-role.server.ts';
import { staffMemberOf } from '../staff-member.server.ts';
import type { Route } from './+types/failed-jobs.route.ts';
import { FailedJobsTable } from './failed-jobs-table.tsx';

export const middleware = [requireMenuRole];

export const loader = ({ context }: Route.LoaderArgs) => listFailedJobs(staffMemberOf(context));

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  return retryFailedJob(staffMemberOf(context), String(form.get('id')));
}

export default function FailedJobs({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const title = t('admin.pages.failedJobs');
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <p className="mt-2 max-w-form text-muted">{t('admin.failedJobs.lead')}</p>
      <p role="status" className="my-6 font-medium">
        {actionData && t(actionData.ok ? 'admin.failedJobs.retried' : 'admin.failedJobs.notFound')}
      </p>
      <FailedJobsTable jobs={loaderData} />
    </>
  );
}
