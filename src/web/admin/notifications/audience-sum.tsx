import { useT } from '#i18n/react.tsx';
import type { CampaignDetail } from '#services/campaigns/read-campaign.server.ts';

/** "1,204 people. 86 of them want none of this kind." */
export function AudienceSum({ detail: { audience } }: { detail: CampaignDetail }) {
  const t = useT();
  if (!audience) return null;
  const { people, declined } = audience;
  return (
    <p className="campaign-sum">
      {t('adminNotifications.send.people', { count: people })}
      {declined > 0 && ` ${t('adminNotifications.send.declined', { count: declined })}`}
    </p>
  );
}
