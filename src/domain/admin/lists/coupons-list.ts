import { defineList } from './list.ts';

export const couponListStates = ['planned', 'running', 'used_up', 'ended', 'off'] as const;
export type CouponListState = (typeof couponListStates)[number];

export const couponsList = defineList({
  name: 'coupons',
  path: '/admin/coupons',
  table: 'coupons',
  roles: ['sales', 'marketing'],
  columns: {
    code: { type: 'code', phone: 'title', isSortable: true },
    discount: { type: 'text' },
    state: { type: 'status', phone: 'badge', filter: { kind: 'choice', values: couponListStates } },
    isActive: {
      type: 'flag',
      phone: 'hidden',
      isOptional: true,
      editable: { field: 'is_active', kind: 'flag' },
    },
    starts: { type: 'time', phone: 'hidden', isOptional: true },
    expires: { type: 'time', isSortable: true, filter: { kind: 'days' } },
    uses: { type: 'number' },
    maxUses: { type: 'number', phone: 'hidden' },
    source: {
      type: 'status',
      phone: 'hidden',
      filter: { kind: 'choice', values: ['staff', 'game'] },
    },
    created: { type: 'time', phone: 'hidden', isSortable: true },
  },
  filters: { endsSoon: { kind: 'flag' } },
  hasSearch: true,
  facets: ['state'],
  defaultSort: '-created',
  views: { running: 'state=running', endsSoon: 'endsSoon=yes&sort=expires' },
});
