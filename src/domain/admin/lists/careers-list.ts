import { employmentTypes } from '../../enquiries/opening.ts';
import { defineList } from './list.ts';

/** What visitors see of an opening today. */
export const openingStates = ['draft', 'open', 'closed'] as const;
export type OpeningState = (typeof openingStates)[number];

export const careersList = defineList({
  name: 'careers',
  path: '/admin/content/careers',
  roles: ['marketing', 'content_manager'],
  columns: {
    place: { type: 'number', phone: 'hidden', isSortable: true },
    title: { type: 'text', phone: 'title', isSortable: true },
    titleAr: { type: 'text', phone: 'hidden', isOptional: true },
    department: { type: 'text' },
    location: { type: 'text', phone: 'hidden' },
    type: { type: 'status', filter: { kind: 'choice', values: employmentTypes } },
    closes: { type: 'day', isSortable: true, filter: { kind: 'days' } },
    applications: { type: 'number', roles: ['marketing'] },
    missingArabic: { type: 'flag', phone: 'hidden', filter: { kind: 'flag' } },
    state: { type: 'status', phone: 'badge', filter: { kind: 'choice', values: openingStates } },
  },
  hasSearch: true,
  facets: ['state'],
  defaultSort: 'place',
  views: { open: 'state=open', drafts: 'state=draft', missingArabic: 'missingArabic=yes' },
});
