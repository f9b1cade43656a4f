import { mailStatuses } from '../settings/mail-statuses.ts';
import { defineList } from './list.ts';

/** The outbox. Texts are on the page of a mail, where links to sign in are left out. */
export const mailsList = defineList({
  name: 'mails',
  path: '/admin/settings/mail',
  roles: ['admin'],
  columns: {
    subject: { type: 'text', phone: 'title' },
    recipient: { type: 'email' },
    status: { type: 'status', phone: 'badge', filter: { kind: 'choice', values: mailStatuses } },
    written: { type: 'time', isSortable: true, filter: { kind: 'days' } },
    sent: { type: 'time', phone: 'hidden', isOptional: true },
    template: { type: 'code', phone: 'hidden', filter: { kind: 'text' } },
    attempts: { type: 'number', phone: 'hidden', isOptional: true },
    error: { type: 'text', phone: 'hidden', isOptional: true },
  },
  hasSearch: true,
  facets: ['status'],
  defaultSort: '-written',
  views: { failed: 'status=failed&cols=subject,recipient,status,written,attempts,error' },
});
