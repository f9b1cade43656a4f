export const campaignStatuses = ['draft', 'scheduled', 'sending', 'sent'] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];

/** What people of an audience did, with any piece or with those of a room or a product. */
export const audienceInterests = ['bought', 'never_bought', 'waiting', 'wished'] as const;

/** The columns that say who is in the audience of a campaign, in the order of its form. */
export const audienceColumns = [
  'audience_language',
  'audience_governorate',
  'audience_interest',
  'audience_room',
  'audience_product',
  'audience_level',
] as const;

/** Everybody for whom all of it holds; null restricts nothing. */
export interface Audience {
  language: string | null;
  governorate: string | null;
  interest: string | null;
  room: string | null;
  product: string | null;
  level: number | null;
  /** Only the accounts of pasted addresses. */
  isListed: boolean;
}

/** Milliseconds in which a campaign that is sent at once can still be called back. */
export const callBackTime = 5 * 60_000;
