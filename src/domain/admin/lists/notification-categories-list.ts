import { defineList } from './list.ts';
import { visibilityColumns, visibilityViews } from './visibility-list-parts.ts';

/** The kinds of notifications that customers may switch off. */
export const notificationCategoriesList = defineList({
  name: 'notification-categories',
  path: '/admin/notifications/categories',
  roles: ['marketing'],
  columns: {
    place: { type: 'number', phone: 'hidden', isSortable: true },
    name: { type: 'text', phone: 'title', isSortable: true },
    slug: { type: 'code' },
    isOwn: { type: 'flag', filter: { kind: 'flag' } },
    ...visibilityColumns,
    changed: { type: 'time', phone: 'hidden', isSortable: true, filter: { kind: 'days' } },
  },
  hasSearch: true,
  defaultSort: 'place',
  views: visibilityViews,
});
