import { data } from 'react-router';
import { isQuietHour } from '#domain/campaigns/quiet-hours.ts';
import { callBackTime } from '#domain/campaigns/campaign.ts';
import { useLanguage } from '#i18n/react.tsx';
import { campaignRecord } from '#services/campaigns/campaign-record.ts';
import { readCampaignChoices } from '#services/campaigns/campaign-choices.server.ts';
import { readCampaign } from '#services/campaigns/read-campaign.server.ts';
import { withActionHeaders } from '../../shared/forms/handle-form.server.ts';
import { pageRequest } from '../../shared/http/page-request.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import type { RecordResult } from '../forms/loaded-record.ts';
import { removeIntent } from '../records/intents.ts';
import { loadRecordPage, saveRecordPage } from '../records/record-page.server.ts';
import { RecordPage } from '../records/record-page.tsx';
import { staffNow } from '../records/staff-now.server.ts';
import { submitRemoval } from '../records/submit-removal.server.ts';
import { removeRecord } from '#services/admin/records/remove-record.server.ts';
import { requireMenuRole } from '../require-menu-role.server.ts';
import type { Route } from './+types/campaign.route.ts';
import { campaignAction } from './campaign-action.server.ts';
import { CampaignForm } from './campaign-form.tsx';
import { CampaignResults } from './campaign-results.tsx';
import { CampaignState } from './campaign-state.tsx';
import { CampaignTexts } from './campaign-texts.tsx';
import { InviteForm } from './invite-form.tsx';
import { SendPanel } from './send-panel.tsx';
import './campaign.css';

export const middleware = [requireMenuRole];

const listUrl = '/admin/notifications';

export async function loader(args: Route.LoaderArgs) {
  const { context, params } = args;
  const staff = staffNow(context);
  const { locale } = context.get(pageRequest);
  const [page, detail, choices] = await Promise.all([
    loadRecordPage(campaignRecord, args),
    readCampaign(params.id, staff),
    readCampaignChoices(staff.actor, locale),
  ]);
  if (!detail || detail.campaign.kind !== 'notification') throw data(null, { status: 404 });
  const isQuietNow = isQuietHour(new Date(staff.now.getTime() + callBackTime));
  return { ...page, detail, choices, isQuietNow };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request);
  const staff = staffNow(context);
  const { id } = params;
  if (form.get('intent') === removeIntent) {
    return submitRemoval(form, { listUrl, remove: () => removeRecord(campaignRecord, id, staff) });
  }
  return (
    campaignAction(form, id, staff) ??
    saveRecordPage(campaignRecord, form, { id, staff, recordUrl: listUrl })
  );
}

export { withActionHeaders as headers };

export default function CampaignPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t, locale } = useLanguage();
  const { record, history, detail, choices, isQuietNow } = loaderData;
  const { campaign } = detail;
  const isDraft = campaign.status === 'draft';
  return (
    <RecordPage
      isNew={false}
      history={history}
      page={t('admin.pages.campaign')}
      title={locale === 'ar' ? campaign.title_ar : campaign.title}
      back={{ to: listUrl, label: t('adminNotifications.back') }}
      removal={isDraft ? { consequence: t('adminNotifications.removal') } : undefined}
      serverResult={actionData}
    >
      <CampaignState detail={detail} serverResult={actionData} />
      {isDraft ? (
        <div className="campaign">
          <div className="min-w-0">
            <CampaignForm
              key={`${record.id} ${campaign.updated_at.getTime()}`}
              {...{ record, choices }}
              // Forms read results of their own intent alone.
              serverResult={actionData as RecordResult | undefined}
            />
          </div>
          <div className="campaign-side">
            <SendPanel {...{ detail, isQuietNow }} serverResult={actionData} />
            <InviteForm detail={detail} serverResult={actionData} />
          </div>
        </div>
      ) : (
        <div className="campaign">
          <CampaignTexts detail={detail} />
          <CampaignResults detail={detail} />
        </div>
      )}
    </RecordPage>
  );
}
