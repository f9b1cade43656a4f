import { messageStatuses } from '../../enquiries/enquiry-status.ts';
import { contactSubjects } from '../../enquiries/options.ts';
import { enquiryColumns, enquiryListSettings, enquiryViews } from './enquiry-list-parts.ts';
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
    ...enquiryColumns,
    status: { type: 'status', phone: 'badge', filter: { kind: 'choice', values: messageStatuses } },
  },
  ...enquiryListSettings,
  views: {
    ...enquiryViews,
    mine: 'mine=yes&status=new,answered&sort=received',
  },
});
