import type { Filter, ListColumn } from './list.ts';

/** What the lists of requests and messages have in common. */
export const enquiryColumns = {
  assigned: { type: 'text', filter: { kind: 'choice' } },
  /** Whole hours of the 48 that are left; negative when it is late. */
  hoursLeft: { type: 'hours' },
  received: { type: 'time', isSortable: true, filter: { kind: 'days' } },
} as const satisfies Record<string, ListColumn>;

export const enquiryFlags = {
  mine: { kind: 'flag' },
  dueSoon: { kind: 'flag' },
  overdue: { kind: 'flag' },
} as const satisfies Record<string, Filter>;

export const enquiryViews = {
  waiting: 'status=new&sort=received',
  overdue: 'overdue=yes&sort=received',
} as const;
