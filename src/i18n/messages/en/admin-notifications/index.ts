import { adminCampaigns } from './campaigns.ts';
import { notificationCategories } from './notification-categories.ts';

export const adminNotifications = {
  ...adminCampaigns,
  categories: notificationCategories,
} as const;
