import { notificationCategories } from './notification-categories.ts';

export const adminNotifications = { categories: notificationCategories } as const;
