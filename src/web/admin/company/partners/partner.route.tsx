import { useT } from '#i18n/react.tsx';
import { partnerRecord } from '#services/company/company-records.ts';
import { withActionHeaders } from '../../../shared/forms/handle-form.server.ts';
import { loadRecordPage, submitRecordPage } from '../../records/record-page.server.ts';
import { RecordPage } from '../../records/record-page.tsx';
import { useRecordTitle } from '../../records/use-record-title.ts';
import { requireMenuRole } from '../../require-menu-role.server.ts';
import type { Route } from './+types/partner.route.ts';
import { PartnerForm } from './partner-form.tsx';

export const middleware = [requireMenuRole];

export const loader = (args: Route.LoaderArgs) => loadRecordPage(partnerRecord, args);

export const action = (args: Route.ActionArgs) =>
  submitRecordPage(partnerRecord, args, { listUrl: '/admin/partners' });

export { withActionHeaders as headers };

export default function PartnerPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { record, isNew, history } = loaderData;
  return (
    <RecordPage
      {...{ isNew, history }}
      page={t(isNew ? 'admin.pages.newPartner' : 'admin.pages.partner')}
      title={useRecordTitle(record, 'name')}
      back={{ to: '/admin/partners', label: t('adminCompany.partners.back') }}
      removal={{ consequence: t('adminCompany.partners.removal') }}
      serverResult={actionData}
    >
      <PartnerForm key={record.id} record={record} serverResult={actionData} />
    </RecordPage>
  );
}
