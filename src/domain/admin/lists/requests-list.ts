import { requestStatuses } from '../../enquiries/enquiry-status.ts';
import { budgetRanges, projectTypes, serviceTypes, timelines } from '../../enquiries/options.ts';
import { enquiryColumns, enquiryListSettings, enquiryViews } from './enquiry-list-parts.ts';
import { defineList } from './list.ts';

/** Custom-service requests. */
export const requestsList = defineList({
  name: 'requests',
  path: '/admin/custom-service',
  roles: ['sales', 'technical_office_manager'],
  columns: {
    title: { type: 'text', phone: 'title' },
    name: { type: 'text' },
    service: { type: 'status', tablet: 'hidden', filter: { kind: 'choice', values: serviceTypes } },
    projectType: {
      type: 'status',
      phone: 'hidden',
      isOptional: true,
      filter: { kind: 'choice', values: projectTypes },
    },
    budget: { type: 'status', tablet: 'hidden', filter: { kind: 'choice', values: budgetRanges } },
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
    ...enquiryColumns,
    status: { type: 'status', phone: 'badge', filter: { kind: 'choice', values: requestStatuses } },
  },
  ...enquiryListSettings,
  views: {
    ...enquiryViews,
    mine: 'mine=yes&status=new,contacted,quoted,in_progress&sort=received',
    open: 'status=contacted,quoted,in_progress&sort=received',
  },
});
