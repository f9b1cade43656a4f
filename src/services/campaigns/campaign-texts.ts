import type { Bilingual } from '#domain/bilingual.ts';
import type { Campaign } from './campaign.ts';

/** Title and text in both languages. */
export const campaignTexts = (campaign: Campaign): { title: Bilingual; body: Bilingual } => ({
  title: { en: campaign.title, ar: campaign.title_ar },
  body: { en: campaign.body ?? '', ar: campaign.body_ar ?? '' },
});
