import { audienceColumns } from '#domain/campaigns/campaign.ts';
import { useT } from '#i18n/react.tsx';

const fields = [
  'category_id',
  'title',
  'body',
  'link_url',
  'by_notice',
  'by_mail',
  ...audienceColumns,
] as const;

/** The label of each field of a campaign, in the order of its form. */
export function useCampaignLabels(): Record<(typeof fields)[number], string> {
  const t = useT();
  const labels = fields.map((name) => [name, t(`adminNotifications.form.fields.${name}`)]);
  return Object.fromEntries(labels) as Record<(typeof fields)[number], string>;
}
