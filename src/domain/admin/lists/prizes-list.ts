import { defineList } from './list.ts';

export const prizesList = defineList({
  name: 'prizes',
  path: '/admin/game/prizes',
  roles: ['marketing'],
  columns: {
    name: { type: 'text', phone: 'title' },
    type: {
      type: 'status',
      phone: 'hidden',
      filter: { kind: 'choice', values: ['product', 'coupon'] },
    },
    remaining: { type: 'number', isSortable: true, filter: { kind: 'amount' } },
    total: { type: 'number', phone: 'hidden' },
    threshold: { type: 'number', phone: 'hidden' },
    isActive: { type: 'flag', filter: { kind: 'flag' } },
  },
  filters: { isLow: { kind: 'flag' } },
  defaultSort: 'remaining',
  views: { low: 'isLow=yes' },
});
