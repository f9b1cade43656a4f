import { claimStatuses } from '../../game/game.ts';
import { defineList } from './list.ts';

export const claimsList = defineList({
  name: 'claims',
  path: '/admin/game/verification',
  roles: ['marketing'],
  columns: {
    username: { type: 'code', phone: 'title', isSortable: true },
    prize: { type: 'text', filter: { kind: 'choice' } },
    prizeType: {
      type: 'status',
      phone: 'hidden',
      filter: { kind: 'choice', values: ['product', 'coupon'] },
    },
    status: { type: 'status', phone: 'badge', filter: { kind: 'choice', values: claimStatuses } },
    claimed: { type: 'time', isSortable: true, filter: { kind: 'days' } },
    waited: { type: 'hours' },
    reviewed: { type: 'time', phone: 'hidden', isOptional: true },
  },
  filters: { played: { kind: 'days' } },
  hasSearch: true,
  facets: ['status'],
  defaultSort: '-claimed',
  views: { pending: 'status=pending&sort=claimed', toDeliver: 'status=verified&sort=claimed' },
});
