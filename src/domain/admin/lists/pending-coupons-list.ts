import { defineList } from './list.ts';

export const pendingCouponStates = ['waiting', 'used', 'unusable'] as const;
export type PendingCouponState = (typeof pendingCouponStates)[number];

export const pendingCouponsList = defineList({
  name: 'pending-coupons',
  path: '/admin/coupons/pending',
  roles: ['sales', 'marketing'],
  columns: {
    coupon: { type: 'code', phone: 'title', filter: { kind: 'text' } },
    customer: { type: 'email', roles: ['sales'] },
    state: {
      type: 'status',
      phone: 'badge',
      filter: { kind: 'choice', values: pendingCouponStates },
    },
    since: { type: 'time', isSortable: true, filter: { kind: 'days' } },
    used: { type: 'time' },
  },
  facets: ['state'],
  defaultSort: '-since',
  views: { waiting: 'state=waiting', used: 'state=used' },
});
