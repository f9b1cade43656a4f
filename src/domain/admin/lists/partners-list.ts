import { defineList } from './list.ts';
import { visibilityColumns, visibilityViews } from './visibility-list-parts.ts';

export const partnersList = defineList({
  name: 'partners',
  roles: ['marketing'],
  columns: {
    place: { type: 'number', phone: 'hidden', isSortable: true },
    logo: { type: 'text', phone: 'hidden', isOnScreenOnly: true },
    name: { type: 'text', phone: 'title', isSortable: true },
    nameAr: { type: 'text', phone: 'hidden', isOptional: true },
    website: { type: 'code' },
    ...visibilityColumns,
    changed: { type: 'time', phone: 'hidden', isSortable: true, filter: { kind: 'days' } },
  },
  hasSearch: true,
  defaultSort: 'place',
  views: visibilityViews,
});
