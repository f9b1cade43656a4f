import type { TranslationOf } from '../../../translate.ts';
import type { adminNotifications as english } from '../../en/admin-notifications/index.ts';
import { adminCampaigns } from './campaigns.ts';
import { adminNewsletters } from './newsletters.ts';
import { notificationCategories } from './notification-categories.ts';

export const adminNotifications: TranslationOf<typeof english> = {
  ...adminCampaigns,
  categories: notificationCategories,
  newsletters: adminNewsletters,
};
