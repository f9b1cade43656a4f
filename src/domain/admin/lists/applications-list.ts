import { applicationStatuses } from '../../enquiries/application-status.ts';
import { defineList } from './list.ts';

/** Job applications. Content managers do not read them. */
export const applicationsList = defineList({
  name: 'applications',
  path: '/admin/content/careers/applications',
  roles: ['marketing'],
  columns: {
    name: { type: 'text', phone: 'title', isSortable: true },
    position: { type: 'text', filter: { kind: 'text' } },
    email: { type: 'email', phone: 'hidden' },
    phone: { type: 'phone' },
    received: { type: 'time', isSortable: true, filter: { kind: 'days' } },
    status: {
      type: 'status',
      phone: 'badge',
      filter: { kind: 'choice', values: applicationStatuses },
    },
  },
  filters: { opening: { kind: 'choice' } },
  hasSearch: true,
  facets: ['status'],
  defaultSort: '-received',
  views: {
    waiting: 'status=new&sort=received',
    inReview: 'status=in_review&sort=received',
    invited: 'status=invited',
  },
});
