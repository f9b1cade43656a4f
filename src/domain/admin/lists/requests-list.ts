import { requestStatuses } from '../../enquiries/enquiry-status.ts';
import { budgetRanges, projectTypes, serviceTypes, timelines } from '../../enquiries/options.ts';
import { defineList } from './list.ts';

/** Custom-service requests. */
export const requestsList = defineList({
  name: 'requests',
  path: '/admin/custom-service',
  roles: ['sales', 'technical_office_manager'],
  columns: {
    title: { type: 'text', phone: 'title' },
    name: { type: 'text' },
    service: { type: 'status', filter: { kind: 'choice', values: serviceTypes } },
    projectType: {
      type: 'status',
      phone: 'hidden',
      isOptional: true,
      filter: { kind: 'choice', values: projectTypes },
    },
    budget: { type: 'status', filter: { kind: 'choice', values: budgetRanges } },
    timeline: {
      type: 'status',
      phone: 'hidden',
      isOptional: true,
      filter: { kind: 'choice', values: timelines },
    },
    area: {
      type: 'number',
      phone: 'hidden',
      isOptional: true,
      filter: { kind: 'amount' },
    },
    assigned: { type: 'text', filter: { kind: 'choice' } },
    /** Whole hours of the 48 that are left; negative when it is late. */
    hoursLeft: { type: 'hours' },
    received: { type: 'time', isSortable: true, filter: { kind: 'days' } },
    status: { type: 'status', phone: 'badge', filter: { kind: 'choice', values: requestStatuses } },
  },
  filters: { mine: { kind: 'flag' }, dueSoon: { kind: 'flag' }, overdue: { kind: 'flag' } },
  hasSearch: true,
  facets: ['status'],
  defaultSort: '-received',
  views: {
    waiting: 'status=new&sort=received',
    overdue: 'overdue=yes&sort=received',
    mine: 'mine=yes&status=new,contacted,quoted,in_progress&sort=received',
    open: 'status=contacted,quoted,in_progress&sort=received',
  },
});
