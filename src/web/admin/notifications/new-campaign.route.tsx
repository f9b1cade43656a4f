import { useT } from '#i18n/react.tsx';
import { readCampaignChoices } from '#services/campaigns/campaign-choices.server.ts';
import { campaignRecord } from '#services/campaigns/campaign-record.ts';
import { withActionHeaders } from '../../shared/forms/handle-form.server.ts';
import { pageRequest } from '../../shared/http/page-request.server.ts';
import { loadRecordPage, submitRecordPage } from '../records/record-page.server.ts';
import { NewRecordPage } from '../records/new-record-page.tsx';
import { requireMenuRole } from '../require-menu-role.server.ts';
import { staffMemberOf } from '../staff-member.server.ts';
import type { Route } from './+types/new-campaign.route.ts';
import { CampaignForm } from './campaign-form.tsx';

export const middleware = [requireMenuRole];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale } = context.get(pageRequest);
  const [page, choices] = await Promise.all([
    loadRecordPage(campaignRecord, { request, context, params: {} }),
    readCampaignChoices(staffMemberOf(context), locale),
  ]);
  return { ...page, choices };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  submitRecordPage(
    campaignRecord,
    { request, context, params: {} },
    { listUrl: '/admin/notifications' },
  );

export { withActionHeaders as headers };

export default function NewCampaign({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { record, choices } = loaderData;
  return (
    <NewRecordPage
      page={t('admin.pages.newCampaign')}
      back={{ to: '/admin/notifications', label: t('adminNotifications.back') }}
      lead={t('adminNotifications.form.lead')}
    >
      <CampaignForm {...{ record, choices }} serverResult={actionData} />
    </NewRecordPage>
  );
}
