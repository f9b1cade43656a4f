import type { Selectable } from 'kysely';
import type { NotificationCampaigns } from '#db/types.ts';
import type { Audience } from '#domain/campaigns/campaign.ts';

export type Campaign = Selectable<NotificationCampaigns>;

export const audienceOf = (campaign: Campaign): Audience => ({
  language: campaign.audience_language,
  governorate: campaign.audience_governorate,
  interest: campaign.audience_interest,
  room: campaign.audience_room,
  product: campaign.audience_product,
  level: campaign.audience_level,
  isListed: campaign.is_listed,
});
