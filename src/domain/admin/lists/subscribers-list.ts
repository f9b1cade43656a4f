import { defineList } from './list.ts';

export const subscriberStates = ['subscribed', 'unsubscribed', 'bounced'] as const;
export type SubscriberState = (typeof subscriberStates)[number];

/** Who gets the newsletter, and who no longer does. */
export const subscribersList = defineList({
  name: 'subscribers',
  path: '/admin/marketing/newsletter/subscribers',
  roles: ['marketing'],
  columns: {
    email: { type: 'email', phone: 'title' },
    language: { type: 'status', filter: { kind: 'choice', values: ['en', 'ar'] } },
    state: { type: 'status', phone: 'badge', filter: { kind: 'choice', values: subscriberStates } },
    since: { type: 'time', isSortable: true, filter: { kind: 'days' } },
    left: { type: 'time', filter: { kind: 'days' } },
  },
  // Who was subscribed when this day ended in Cairo, as the analytics count.
  filters: { on: { kind: 'text' } },
  hasSearch: true,
  facets: ['language', 'state'],
  defaultSort: '-since',
  views: { subscribed: 'state=subscribed', bounced: 'state=bounced' },
});
