import { isQuietHour } from '#domain/campaigns/quiet-hours.ts';
import { useLanguage } from '#i18n/react.tsx';
import type { CampaignDetail } from '#services/campaigns/read-campaign.server.ts';
import { Badge } from '#ui/badge.tsx';
import { AudienceSum } from './audience-sum.tsx';
import { CampaignButton, type CampaignResult } from './campaign-button.tsx';
import { campaignIntents } from './campaign-intents.ts';
import { campaignTones } from './campaign-tones.ts';

interface CampaignStateProps {
  detail: CampaignDetail;
  serverResult?: CampaignResult;
}

/** Where a campaign stands, and the way back while there is one. */
export function CampaignState({ detail, serverResult }: CampaignStateProps) {
  const { t, date } = useLanguage();
  const { campaign } = detail;
  const { send_at: sendAt, finished_at: finishedAt } = campaign;
  const status = campaign.status;
  return (
    <>
      <p className="campaign-status">
        <Badge tone={campaignTones[status]}>{t(`adminNotifications.statuses.${status}`)}</Badge>
        {status === 'sent' && finishedAt && <span>{date(finishedAt, 'dateTime')}</span>}
      </p>
      {status === 'scheduled' && sendAt && (
        <section className="record-section mt-4">
          <p className="font-medium">
            {t('adminNotifications.send.scheduled', { date: date(sendAt, 'dateTime') })}
          </p>
          <AudienceSum detail={detail} />
          {isQuietHour(sendAt) && (
            <p className="campaign-warning">{t('adminNotifications.send.quiet')}</p>
          )}
          <CampaignButton
            intent={campaignIntents.callBack}
            serverResult={serverResult}
            button={{ label: t('adminNotifications.send.callBack') }}
          />
        </section>
      )}
    </>
  );
}
