import { audienceColumns } from '#domain/campaigns/campaign.ts';

/** What marketing sends, and its kinds: `editable-tables.ts` says what a declaration means. */
export const notificationTables = {
  notification_categories: {
    key: 'id',
    label: 'name',
    fields: [
      'slug',
      'name',
      'name_ar',
      'description',
      'description_ar',
      'is_visible',
      'display_order',
    ],
    rows: { canAdd: true, canRemove: true },
  },
  notification_campaigns: {
    key: 'id',
    label: 'title',
    fields: [
      'category_id',
      'title',
      'title_ar',
      'body',
      'body_ar',
      'link_url',
      'blocks',
      'by_notice',
      'by_mail',
      ...audienceColumns,
    ],
    rows: { canAdd: true, canRemove: true, onlyNew: ['kind'] },
  },
} as const;
