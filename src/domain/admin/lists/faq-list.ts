import { defineList } from './list.ts';

/** Questions with their answers. */
export const faqList = defineList({
  name: 'faq',
  path: '/admin/content/faq',
  roles: ['marketing', 'content_manager'],
  columns: {
    question: { type: 'text', phone: 'title' },
    category: { type: 'text', filter: { kind: 'choice' } },
    place: { type: 'number', phone: 'hidden', isSortable: true },
    missingArabic: { type: 'flag', filter: { kind: 'flag' } },
    isVisible: { type: 'flag', filter: { kind: 'flag' } },
    changed: { type: 'time', phone: 'hidden', isSortable: true, filter: { kind: 'days' } },
  },
  hasSearch: true,
  defaultSort: 'place',
  views: { hidden: 'isVisible=no', missingArabic: 'missingArabic=yes' },
});
