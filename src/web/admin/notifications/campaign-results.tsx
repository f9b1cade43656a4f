import { useLanguage } from '#i18n/react.tsx';
import type { CampaignDetail } from '#services/campaigns/read-campaign.server.ts';
import { Facts } from '../facts.tsx';

/** What became of a campaign, in sums. */
export function CampaignResults({ detail }: { detail: CampaignDetail }) {
  const { t, number } = useLanguage();
  const { campaign, read } = detail;
  const reached = campaign.notified + campaign.mailed;
  const share = (part: number, whole: number) => {
    if (whole === 0) return number(part);
    const percent = number(Math.round((part / whole) * 100));
    return `${number(part)} (${t('adminNotifications.results.percent', { percent })})`;
  };
  if (campaign.status === 'scheduled') return null;
  return (
    <section className="record-section" aria-labelledby="campaign-results">
      <h2 id="campaign-results">{t('adminNotifications.results.title')}</h2>
      <Facts
        layout="ends"
        facts={[
          [t('adminNotifications.results.people'), number(campaign.people)],
          [t('adminNotifications.results.declined'), number(campaign.declined)],
          campaign.by_notice && [
            t('adminNotifications.results.notified'),
            number(campaign.notified),
          ],
          campaign.by_notice && [
            t('adminNotifications.results.read'),
            share(read, campaign.notified),
          ],
          campaign.by_mail && [t('adminNotifications.results.mailed'), number(campaign.mailed)],
          campaign.kept > 0 && [t('adminNotifications.results.kept'), number(campaign.kept)],
          campaign.by_mail && [t('adminNotifications.results.bounced'), number(campaign.bounced)],
          campaign.failed > 0 && [t('adminNotifications.results.failed'), number(campaign.failed)],
          [t('adminNotifications.results.clicked'), share(campaign.clicked, reached)],
          campaign.by_mail && [t('adminNotifications.results.stopped'), number(campaign.stopped)],
        ]}
      />
      <p className="text-sm text-muted">{t('adminNotifications.results.sums')}</p>
    </section>
  );
}
