import { groupNames } from '../../orders/groups.ts';
import { returnStatuses } from '../../orders/returns.ts';
import { orderStatuses } from '../../orders/status.ts';
import { defineList } from './list.ts';

export const ordersList = defineList({
  name: 'orders',
  path: '/admin/orders',
  roles: ['sales'],
  columns: {
    number: { type: 'code', phone: 'title', isSortable: true },
    placed: { type: 'time', isSortable: true, filter: { kind: 'days' } },
    customer: { type: 'text' },
    phone: { type: 'phone', tablet: 'hidden' },
    governorate: { type: 'status', phone: 'hidden', filter: { kind: 'choice' } },
    pieces: {
      type: 'number',
      phone: 'hidden',
      isOptional: true,
      isSortable: true,
      filter: { kind: 'amount' },
    },
    payable: { type: 'money', isSortable: true, filter: { kind: 'amount' } },
    revenue: { type: 'money', phone: 'hidden', isOptional: true },
    due: { type: 'money', phone: 'hidden', isOptional: true },
    toGiveBack: { type: 'money', phone: 'hidden', isOptional: true },
    status: {
      type: 'status',
      phone: 'badge',
      filter: { kind: 'choice', values: orderStatuses },
    },
    promised: { type: 'day', isSortable: true, filter: { kind: 'days' } },
    waited: { type: 'hours', phone: 'hidden', isSortable: true, filter: { kind: 'amount' } },
    cancels: { type: 'time', isOptional: true },
    assignee: { type: 'text', isOptional: true },
    courier: { type: 'text', isOptional: true, filter: { kind: 'text' } },
    tags: { type: 'statuses', isOptional: true, filter: { kind: 'choice' } },
    email: { type: 'email', isOptional: true, phone: 'hidden' },
    coupon: { type: 'code', phone: 'hidden', isOptional: true, filter: { kind: 'text' } },
    return: {
      type: 'status',
      phone: 'hidden',
      isOptional: true,
      filter: { kind: 'choice', values: returnStatuses },
    },
  },
  filters: {
    mine: { kind: 'flag' },
    group: { kind: 'choice', values: groupNames },
    late: { kind: 'flag' },
    openReturn: { kind: 'flag' },
    cashDue: { kind: 'flag' },
    giveBack: { kind: 'flag' },
    short: { kind: 'flag' },
    guest: { kind: 'flag' },
    madeToOrder: { kind: 'flag' },
    product: { kind: 'text' },
  },
  hasSearch: true,
  facets: ['status'],
  defaultSort: '-placed',
  views: {
    mine: 'mine=yes&group=open&cols=number,placed,customer,phone,payable,status,promised,tags',
    waiting: 'status=placed&sort=placed&cols=number,placed,customer,phone,pieces,payable,cancels',
    late: 'late=yes&sort=promised',
    making: 'status=in_production,preparing&sort=promised',
    shipped: 'status=shipped&sort=promised',
    returns: 'openReturn=yes&cols=number,placed,customer,phone,payable,status,return',
    giveBack: 'giveBack=yes&cols=number,placed,customer,phone,status,toGiveBack',
    cashDue:
      'cashDue=yes&sort=placed&cols=number,placed,customer,phone,governorate,payable,courier',
    short: 'short=yes&cols=number,placed,customer,phone,payable,status,due',
  },
});
