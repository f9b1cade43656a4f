import {
  newNotificationCategoryInput,
  notificationCategoryInput,
} from '#domain/admin/records/notification-category.ts';
import { defineRecord } from '../admin/records/record-source.ts';

export const newCategoryRecord = defineRecord({
  kind: 'notification_category',
  table: 'notification_categories',
  schema: newNotificationCategoryInput,
  title: 'Notification category',
  initial: { is_visible: 'true' },
  isOrdered: true,
  fieldOfConstraint: { notification_categories_slug_key: 'slug' },
});

export const categoryRecord = defineRecord({
  kind: 'notification_category',
  table: 'notification_categories',
  schema: notificationCategoryInput,
  title: 'Notification category',
});
