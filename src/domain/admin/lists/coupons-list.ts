import { defineList } from './list.ts';

export const couponListStates = ['planned', 'running', 'used_up', 'ended', 'off'] as const;
export type CouponListState = (typeof couponListStates)[number];

export const couponSources = ['staff', 'game'] as const;
export const couponAudiences = ['everyone', 'one'] as const;

export const couponsList = defineList({
  name: 'coupons',
  path: '/admin/coupons',
  table: 'coupons',
  roles: ['sales', 'marketing'],
  columns: {
    code: { type: 'code', phone: 'title', isSortable: true },
    discount: { type: 'text' },
    minimum: { type: 'money', phone: 'hidden' },
    countsFor: { type: 'text', phone: 'hidden', tablet: 'hidden' },
    state: { type: 'status', phone: 'badge', filter: { kind: 'choice', values: couponListStates } },
    isActive: {
      type: 'flag',
      phone: 'hidden',
      isOptional: true,
      editable: { field: 'is_active', kind: 'flag' },
    },
    starts: { type: 'time', phone: 'hidden', isOptional: true },
    expires: { type: 'time', isSortable: true, filter: { kind: 'days' } },
    uses: { type: 'number', isSortable: true },
    maxUses: { type: 'number', phone: 'hidden', isOptional: true },
    saved: { type: 'money', tablet: 'hidden', isSortable: true },
    brought: { type: 'money', isSortable: true },
    audience: {
      type: 'status',
      phone: 'hidden',
      isOptional: true,
      filter: { kind: 'choice', values: couponAudiences },
    },
    source: {
      type: 'status',
      phone: 'hidden',
      isOptional: true,
      isSortable: true,
      filter: { kind: 'choice', values: couponSources },
    },
    owner: { type: 'email', phone: 'hidden', roles: ['sales'] },
    created: { type: 'time', phone: 'hidden', isOptional: true, isSortable: true },
  },
  filters: { endsSoon: { kind: 'flag' }, isLimited: { kind: 'flag' }, series: { kind: 'text' } },
  hasSearch: true,
  facets: ['state'],
  // Those of staff before those of the game, the newest first.
  defaultSort: '-source',
  views: {
    running: 'state=running',
    endsSoon: 'endsSoon=yes&sort=expires',
    planned: 'state=planned&sort=expires',
    game: 'source=game',
  },
});
