import {
  newNotificationCategoryInput,
  notificationCategoryInput,
} from '#domain/admin/records/notification-category.ts';
import { defineRecord } from '../admin/records/record-source.ts';

const category = {
  kind: 'notification_category',
  table: 'notification_categories',
  title: 'Notification category',
} as const;

export const newCategoryRecord = defineRecord({
  ...category,
  schema: newNotificationCategoryInput,
  initial: { is_visible: 'true' },
  isOrdered: true,
  fieldOfConstraint: { notification_categories_slug_key: 'slug' },
});

export const categoryRecord = defineRecord({ ...category, schema: notificationCategoryInput });
