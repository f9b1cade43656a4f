import { defineList } from './list.ts';
import { visibilityColumns, visibilityViews } from './visibility-list-parts.ts';

export const teamList = defineList({
  name: 'team',
  path: '/admin/content/team',
  roles: ['marketing', 'content_manager'],
  columns: {
    place: { type: 'number', phone: 'hidden', isSortable: true },
    name: { type: 'text', phone: 'title', isSortable: true },
    nameAr: { type: 'text', phone: 'hidden', isOptional: true },
    position: { type: 'text' },
    hasPicture: { type: 'flag', phone: 'hidden', filter: { kind: 'flag' } },
    ...visibilityColumns,
  },
  hasSearch: true,
  defaultSort: 'place',
  views: visibilityViews,
});
