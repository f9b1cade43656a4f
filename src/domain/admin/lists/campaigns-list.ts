import { campaignColumns, campaignViews } from './campaign-list-parts.ts';
import { defineList } from './list.ts';

/** Notifications that marketing sends to many. */
export const campaignsList = defineList({
  name: 'campaigns',
  path: '/admin/notifications',
  roles: ['marketing'],
  columns: {
    ...campaignColumns,
    category: { type: 'text', filter: { kind: 'choice' } },
    sendAt: { type: 'time', isSortable: true, filter: { kind: 'days' } },
    people: { type: 'number' },
    notified: { type: 'number', phone: 'hidden' },
    mailed: { type: 'number', phone: 'hidden' },
    clicked: { type: 'number', phone: 'hidden' },
    created: { type: 'time', phone: 'hidden', isSortable: true },
  },
  hasSearch: true,
  facets: ['status'],
  defaultSort: '-created',
  views: campaignViews,
});
