import { defineList } from './list.ts';

/** Texts that staff use again in answers. */
export const savedRepliesList = defineList({
  name: 'saved-replies',
  roles: ['sales'],
  columns: {
    name: { type: 'text', phone: 'title', isSortable: true },
    nameAr: { type: 'text', phone: 'hidden', isOptional: true },
    body: { type: 'text' },
    changed: { type: 'time', phone: 'hidden', isSortable: true, filter: { kind: 'days' } },
  },
  hasSearch: true,
  defaultSort: 'name',
});
