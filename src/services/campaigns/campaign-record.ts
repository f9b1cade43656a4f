import { campaignInput } from '#domain/campaigns/campaign-input.ts';
import { defineRecord } from '../admin/records/record-source.ts';

export const campaignRecord = defineRecord({
  kind: 'campaign',
  table: 'notification_campaigns',
  schema: campaignInput,
  title: 'Notification to many',
  initial: { by_notice: 'true' },
  fieldOfConstraint: {
    campaign_channel: 'by_mail',
    campaign_subject: 'audience_interest',
    notification_campaigns_category_id_fkey: 'category_id',
    notification_campaigns_audience_governorate_fkey: 'audience_governorate',
  },
});
