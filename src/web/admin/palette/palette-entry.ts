import type { SearchGroup } from '#domain/admin/staff-search.ts';

interface EntryText {
  group: SearchGroup | 'actions' | 'pages';
  id: string;
  label: string;
  detail: string;
}

/** Leads to a page, or does something where the reader is. */
export type PaletteEntry = EntryText & ({ path: string } | { command: 'theme' });
