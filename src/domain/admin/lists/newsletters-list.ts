import { campaignColumns, campaignViews } from './campaign-list-parts.ts';
import { defineList } from './list.ts';

export const newslettersList = defineList({
  name: 'newsletters',
  path: '/admin/notifications/newsletters',
  roles: ['marketing'],
  columns: {
    ...campaignColumns,
    language: { type: 'status', filter: { kind: 'choice', values: ['en', 'ar'] } },
    sendAt: { type: 'time', isSortable: true, filter: { kind: 'days' } },
    mailed: { type: 'number' },
    bounced: { type: 'number', phone: 'hidden' },
    clicked: { type: 'number', phone: 'hidden' },
    stopped: { type: 'number', phone: 'hidden' },
    created: { type: 'time', phone: 'hidden', isSortable: true },
  },
  hasSearch: true,
  facets: ['status'],
  defaultSort: '-created',
  views: campaignViews,
});
