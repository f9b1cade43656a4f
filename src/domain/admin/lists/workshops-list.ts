import { crafts } from '../../catalog/workshop.ts';
import { defineList } from './list.ts';
import { visibilityViews } from './visibility-list-parts.ts';

export const workshopsList = defineList({
  name: 'workshops',
  path: '/admin/products/workshops',
  roles: ['technical_office_manager'],
  columns: {
    place: { type: 'number', phone: 'hidden', isSortable: true },
    picture: { type: 'text', phone: 'hidden', isOnScreenOnly: true },
    name: { type: 'text', phone: 'title', isSortable: true },
    nameAr: { type: 'text', phone: 'hidden', isOptional: true },
    craft: { type: 'status', filter: { kind: 'choice', values: crafts } },
    town: { type: 'text' },
    pieces: { type: 'number' },
    missingArabic: { type: 'flag', phone: 'hidden', filter: { kind: 'flag' } },
    isVisible: { type: 'flag', filter: { kind: 'flag' } },
    changed: { type: 'time', phone: 'hidden', isSortable: true, filter: { kind: 'days' } },
  },
  hasSearch: true,
  defaultSort: 'place',
  views: visibilityViews,
});
