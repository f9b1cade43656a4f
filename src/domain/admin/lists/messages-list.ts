import { messageStatuses } from '../../enquiries/enquiry-status.ts';
import { contactSubjects } from '../../enquiries/options.ts';
import { defineList } from './list.ts';

/** Messages from the contact form. */
export const messagesList = defineList({
  name: 'messages',
  path: '/admin/custom-service/messages',
  roles: ['sales'],
  columns: {
    name: { type: 'text', phone: 'title' },
    subject: { type: 'status', filter: { kind: 'choice', values: contactSubjects } },
    excerpt: { type: 'text' },
    email: { type: 'email', phone: 'hidden', isOptional: true },
    phone: { type: 'phone', phone: 'hidden', isOptional: true },
    assigned: { type: 'text', filter: { kind: 'choice' } },
    /** Whole hours of the 48 that are left; negative when it is late. */
    hoursLeft: { type: 'hours' },
    received: { type: 'time', isSortable: true, filter: { kind: 'days' } },
    status: { type: 'status', phone: 'badge', filter: { kind: 'choice', values: messageStatuses } },
  },
  filters: { mine: { kind: 'flag' }, dueSoon: { kind: 'flag' }, overdue: { kind: 'flag' } },
  hasSearch: true,
  facets: ['status'],
  defaultSort: '-received',
  views: {
    waiting: 'status=new&sort=received',
    overdue: 'overdue=yes&sort=received',
    mine: 'mine=yes&status=new,answered&sort=received',
  },
});
