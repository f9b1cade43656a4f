import type { ListColumn } from './list.ts';

/** What the lists of records have in common that staff show to visitors or hide. */
export const visibilityColumns = {
  missingArabic: { type: 'flag', filter: { kind: 'flag' } },
  isVisible: { type: 'flag', filter: { kind: 'flag' } },
} as const satisfies Record<string, ListColumn>;

export const visibilityViews = {
  hidden: 'isVisible=no',
  missingArabic: 'missingArabic=yes',
} as const;
