import { useT } from '#i18n/react.tsx';
import type { CampaignDetail } from '#services/campaigns/read-campaign.server.ts';
import { TextAreaField } from '../../shared/forms/form-fields.tsx';
import { CampaignButton, type CampaignResult } from './campaign-button.tsx';
import { campaignIntents } from './campaign-intents.ts';

interface InviteFormProps {
  detail: CampaignDetail;
  serverResult?: CampaignResult;
}

/** Restricts a campaign to the customers of pasted addresses, or lifts that again. */
export function InviteForm({ detail, serverResult }: InviteFormProps) {
  const t = useT();
  const { campaign, invited } = detail;
  return (
    <section className="record-section" aria-labelledby="invite-people">
      <h2 id="invite-people">{t('adminNotifications.invite.title')}</h2>
      {campaign.is_listed ? (
        <CampaignButton
          intent={campaignIntents.forget}
          serverResult={serverResult}
          button={{ label: t('adminNotifications.invite.forget') }}
        >
          <p>{t('adminNotifications.invite.listed', { count: invited })}</p>
        </CampaignButton>
      ) : (
        <CampaignButton
          intent={campaignIntents.invite}
          serverResult={serverResult}
          button={{ label: t('adminNotifications.invite.submit') }}
          labels={{ addresses: t('adminNotifications.invite.addresses') }}
        >
          <TextAreaField
            name="addresses"
            rows={4}
            dir="ltr"
            hint={t('adminNotifications.invite.hint')}
            required
          />
        </CampaignButton>
      )}
    </section>
  );
}
