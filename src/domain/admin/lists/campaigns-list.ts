import { campaignStatuses } from '../../campaigns/campaign.ts';
import { defineList } from './list.ts';

/** Notifications that marketing sends to many. */
export const campaignsList = defineList({
  name: 'campaigns',
  path: '/admin/notifications',
  roles: ['marketing'],
  columns: {
    title: { type: 'text', phone: 'title', isSortable: true },
    status: {
      type: 'status',
      phone: 'badge',
      filter: { kind: 'choice', values: campaignStatuses },
    },
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
  views: { drafts: 'status=draft', scheduled: 'status=scheduled&sort=sendAt', sent: 'status=sent' },
});
