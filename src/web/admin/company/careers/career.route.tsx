import { useT } from '#i18n/react.tsx';
import { careerRecord } from '#services/company/company-records.ts';
import { withActionHeaders } from '../../../shared/forms/handle-form.server.ts';
import { loadRecordPage, submitRecordPage } from '../../records/record-page.server.ts';
import { RecordPage } from '../../records/record-page.tsx';
import { useRecordTitle } from '../../records/use-record-title.ts';
import { requireMenuRole } from '../../require-menu-role.server.ts';
import type { Route } from './+types/career.route.ts';
import { CareerForm } from './career-form.tsx';

export const middleware = [requireMenuRole];

export const loader = (args: Route.LoaderArgs) => loadRecordPage(careerRecord, args);

export const action = (args: Route.ActionArgs) =>
  submitRecordPage(careerRecord, args, { listUrl: '/admin/content/careers' });

export { withActionHeaders as headers };

export default function CareerPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { record, isNew, history } = loaderData;
  return (
    <RecordPage
      {...{ isNew, history }}
      page={t(isNew ? 'admin.pages.newCareer' : 'admin.pages.career')}
      title={useRecordTitle(record, 'title')}
      back={{ to: '/admin/content/careers', label: t('adminCompany.careers.back') }}
      removal={{ consequence: t('adminCompany.careers.removal') }}
      serverResult={actionData}
    >
      <CareerForm key={record.id} record={record} serverResult={actionData} />
    </RecordPage>
  );
}
