import { historyChoices } from './choices.ts';
import { historyFields } from './fields.ts';
import { historyTables } from './tables.ts';

export const adminHistory = {
  lead: 'Everything that staff changed, newest first. Lines are never changed or removed.',
  caption: 'Changes by staff',
  search: 'Name of what was changed',
  columns: {
    at: 'When',
    actor: 'By',
    table: 'What',
    record: 'Name',
    op: 'Change',
    fields: 'Before and after',
  },
  filters: { key: 'Only this one', set: 'Saved together' },
  empty: 'Nothing changed yet',
  emptyText: 'As soon as a member of staff saves something, it appears here.',
  yes: 'Yes',
  no: 'No',
  forEver: 'For ever',
  until: 'Until {date}',
  gone: 'No longer there',
  tables: historyTables,
  fields: historyFields,
  choices: historyChoices,
} as const;
