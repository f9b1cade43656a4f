import { staffRoles } from '../../identity/roles.ts';
import { defineList } from './list.ts';

export const usersList = defineList({
  name: 'users',
  path: '/admin/users',
  roles: ['admin'],
  columns: {
    name: { type: 'text', phone: 'title', isSortable: true },
    email: { type: 'email', isSortable: true },
    phone: { type: 'phone' },
    roles: {
      type: 'statuses',
      phone: 'badge',
      filter: { kind: 'choice', values: staffRoles },
    },
    orders: { type: 'number', phone: 'hidden', isSortable: true, filter: { kind: 'amount' } },
    spent: { type: 'money', phone: 'hidden', isSortable: true, filter: { kind: 'amount' } },
    lastOrder: {
      type: 'time',
      phone: 'hidden',
      isOptional: true,
      isSortable: true,
      filter: { kind: 'days' },
    },
    points: {
      type: 'number',
      phone: 'hidden',
      isOptional: true,
      isSortable: true,
      filter: { kind: 'amount' },
    },
    joined: { type: 'time', phone: 'hidden', isSortable: true, filter: { kind: 'days' } },
    seen: { type: 'time', isSortable: true, filter: { kind: 'days' } },
    confirmed: { type: 'flag', phone: 'hidden', isOptional: true, filter: { kind: 'flag' } },
    blocked: { type: 'flag', filter: { kind: 'flag' } },
  },
  filters: {
    staff: { kind: 'flag' },
    buyer: { kind: 'flag' },
  },
  hasSearch: true,
  facets: ['roles'],
  defaultSort: '-joined',
  views: {
    staff: 'staff=yes&sort=name&cols=name,email,phone,roles,seen,blocked',
    blocked: 'blocked=yes',
    unconfirmed: 'confirmed=no',
  },
});
