import { z } from 'zod';
import { useT } from '#i18n/react.tsx';
import { listFailedJobs, retryFailedJob } from '#services/jobs/failed-jobs.server.ts';
import { handleForm } from '../../shared/forms/handle-form.server.ts';
import { useErrorToast } from '../../shared/forms/use-error-toast.ts';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { AdminTitle } from '../admin-title.tsx';
import { requireMenuRole } from '../require-menu-role.server.ts';
import { staffMemberOf } from '../staff-member.server.ts';
import type { Route } from './+types/failed-jobs.route.ts';
import { FailedJobsTable } from './failed-jobs-table.tsx';

export const middleware = [requireMenuRole];

const retryInput = z.object({ id: z.string() });

export const loader = ({ context }: Route.LoaderArgs) => listFailedJobs(staffMemberOf(context));

export async function action({ request, context }: Route.ActionArgs) {
  return handleForm(await readForm(request), {
    schema: retryInput,
    submit: ({ id }) => retryFailedJob(staffMemberOf(context), id),
  });
}

export default function FailedJobs({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const form = useShopForm({ serverResult: actionData });
  const isMissing = form.rejection?.reason === 'not_found';
  useErrorToast(isMissing ? null : form.rejection);
  const title = t('admin.pages.failedJobs');
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <p className="mt-2 max-w-form text-muted">{t('adminSettings.failedJobs.lead')}</p>
      <p role="status" className="my-6 font-medium">
        {form.success && t('adminSettings.failedJobs.retried')}
        {isMissing && t('adminSettings.failedJobs.notFound')}
      </p>
      <FailedJobsTable jobs={loaderData} form={form} />
    </>
  );
}
