import { adminCampaigns } from './campaigns.ts';
import { adminNewsletters } from './newsletters.ts';
import { notificationCategories } from './notification-categories.ts';

export const adminNotifications = {
  ...adminCampaigns,
  categories: notificationCategories,
  newsletters: adminNewsletters,
} as const;
