import { defineList } from './list.ts';

const operations = ['insert', 'update', 'delete', 'note'] as const;

/** Everything that staff changed, for admins. */
export const historyList = defineList({
  name: 'history',
  roles: [],
  columns: {
    record: { type: 'text', phone: 'title' },
    table: { type: 'text', filter: { kind: 'choice' } },
    op: { type: 'status', phone: 'badge', filter: { kind: 'choice', values: operations } },
    fields: { type: 'text' },
    actor: { type: 'text', filter: { kind: 'choice' } },
    at: { type: 'time', isSortable: true, filter: { kind: 'days' } },
  },
  filters: { key: { kind: 'text' }, set: { kind: 'text' } },
  hasSearch: true,
  defaultSort: '-at',
});
