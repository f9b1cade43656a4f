import type { ListColumn, ListDeclaration } from './list.ts';

/** What the lists of requests and messages have in common. */
export const enquiryColumns = {
  assigned: { type: 'text', filter: { kind: 'choice' } },
  /** Whole hours of the 48 that are left; negative when it is late. */
  hoursLeft: { type: 'hours' },
  received: { type: 'time', isSortable: true, filter: { kind: 'days' } },
} as const satisfies Record<string, ListColumn>;

/** The rest of both declarations, besides name, columns and views. */
export const enquiryListSettings = {
  filters: {
    mine: { kind: 'flag' },
    dueSoon: { kind: 'flag' },
    overdue: { kind: 'flag' },
  },
  hasSearch: true,
  facets: ['status'],
  defaultSort: '-received',
} as const satisfies Partial<ListDeclaration>;

export const enquiryViews = {
  waiting: 'status=new&sort=received',
  overdue: 'overdue=yes&sort=received',
} as const;
