import { useLocale } from '#i18n/react.tsx';
import type { PlannedCampaign } from '#services/campaigns/read-schedule.server.ts';
import { Link } from '#ui/link.tsx';

/** The title of a campaign, which leads to its page. */
export function CampaignLink({ campaign }: { campaign: PlannedCampaign }) {
  const locale = useLocale();
  const folder = campaign.kind === 'newsletter' ? 'newsletters/' : '';
  return (
    <Link to={`/admin/notifications/${folder}${campaign.id}`} className="schedule-link">
      <bdi>{locale === 'ar' ? campaign.title_ar : campaign.title}</bdi>
    </Link>
  );
}
