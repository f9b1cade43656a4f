import type { ListColumn } from './list.ts';

/** What the lists of portfolio projects and of projects have in common. */
export const workTitleColumns = {
  picture: { type: 'text', phone: 'hidden', isOnScreenOnly: true },
  title: { type: 'text', phone: 'title', isSortable: true },
  titleAr: { type: 'text', phone: 'hidden', isOptional: true },
} as const satisfies Record<string, ListColumn>;

export const workChangedColumn = {
  type: 'time',
  phone: 'hidden',
  isOptional: true,
  isSortable: true,
  filter: { kind: 'days' },
} as const satisfies ListColumn;
