import { defineList } from './list.ts';
import { visibilityColumns, visibilityViews } from './visibility-list-parts.ts';

/** Questions with their answers. */
export const faqList = defineList({
  name: 'faq',
  path: '/admin/content/faq',
  roles: ['marketing', 'content_manager'],
  columns: {
    question: { type: 'text', phone: 'title' },
    category: { type: 'text', filter: { kind: 'choice' } },
    place: { type: 'number', phone: 'hidden', isSortable: true },
    ...visibilityColumns,
    changed: { type: 'time', phone: 'hidden', isSortable: true, filter: { kind: 'days' } },
  },
  hasSearch: true,
  defaultSort: 'place',
  views: visibilityViews,
});
