import { defineList } from './list.ts';
import { publicationStatuses } from './products-list.ts';

/** The blocks of all pages that staff compose. */
export const contentList = defineList({
  name: 'content',
  path: '/admin/content',
  roles: ['marketing', 'content_manager'],
  columns: {
    page: { type: 'code', phone: 'title', isSortable: true, filter: { kind: 'text' } },
    section: { type: 'text' },
    title: { type: 'text' },
    status: {
      type: 'status',
      phone: 'badge',
      filter: { kind: 'choice', values: publicationStatuses },
    },
    isVisible: { type: 'flag', phone: 'hidden', filter: { kind: 'flag' } },
    /** Edited since it was published, and visitors do not see that yet. */
    isEdited: { type: 'flag', phone: 'hidden', isOptional: true, filter: { kind: 'flag' } },
    missingArabic: { type: 'flag', filter: { kind: 'flag' } },
    changed: { type: 'time', isSortable: true, filter: { kind: 'days' } },
  },
  hasSearch: true,
  facets: ['status'],
  defaultSort: '-changed',
  views: { edited: 'isEdited=yes', drafts: 'status=draft', missingArabic: 'missingArabic=yes' },
});
