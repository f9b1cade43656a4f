import { defineList } from './list.ts';

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
    missingArabic: { type: 'flag', filter: { kind: 'flag' } },
    isVisible: { type: 'flag', filter: { kind: 'flag' } },
  },
  hasSearch: true,
  defaultSort: 'place',
  views: { hidden: 'isVisible=no', missingArabic: 'missingArabic=yes' },
});
