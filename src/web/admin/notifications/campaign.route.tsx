import { useT } from '#i18n/react.tsx';
import { readCampaignChoices } from '#services/campaigns/campaign-choices.server.ts';
import { campaignRecord } from '#services/campaigns/campaign-record.ts';
import { withActionHeaders } from '../../shared/forms/handle-form.server.ts';
import { pageRequest } from '../../shared/http/page-request.server.ts';
import type { RecordResult } from '../forms/loaded-record.ts';
import { requireMenuRole } from '../require-menu-role.server.ts';
import { staffMemberOf } from '../staff-member.server.ts';
import type { Route } from './+types/campaign.route.ts';
import { CampaignForm } from './campaign-form.tsx';
import { loadCampaignPage, submitCampaignPage } from './campaign-page.server.ts';
import { CampaignPage } from './campaign-page.tsx';
import { CampaignResults } from './campaign-results.tsx';
import { CampaignTexts } from './campaign-texts.tsx';
import { InviteForm } from './invite-form.tsx';
import { SendPanel } from './send-panel.tsx';
import './campaign.css';

export const middleware = [requireMenuRole];

const listUrl = '/admin/notifications';

export async function loader(args: Route.LoaderArgs) {
  const { locale } = args.context.get(pageRequest);
  const [page, choices] = await Promise.all([
    loadCampaignPage('notification', campaignRecord, args),
    readCampaignChoices(staffMemberOf(args.context), locale),
  ]);
  return { ...page, choices };
}

export const action = (args: Route.ActionArgs) => submitCampaignPage(campaignRecord, args, listUrl);

export { withActionHeaders as headers };

export default function NotificationPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { record, history, detail, choices, isQuietNow } = loaderData;
  return (
    <CampaignPage
      {...{ detail, history }}
      page={t('admin.pages.campaign')}
      back={{ to: listUrl, label: t('adminNotifications.back') }}
      serverResult={actionData}
      draft={
        <div className="campaign">
          <div className="min-w-0">
            <CampaignForm
              key={`${record.id} ${detail.campaign.updated_at.getTime()}`}
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
      }
      sent={
        <div className="campaign">
          <CampaignTexts detail={detail} />
          <CampaignResults detail={detail} />
        </div>
      }
    />
  );
}
