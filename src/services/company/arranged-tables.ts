import type { EditableTableName } from '../admin/changes/editable-tables.ts';

interface ArrangedTable {
  table: EditableTableName;
  /** The column that names a row; its Arabic one has `_ar`. */
  label: string;
  /** How a change is called in the history. */
  title: string;
  /** Rows belong to groups, which have an order too. */
  groups?: { table: string; column: string; label: string };
  isShown: string;
}

/** Records whose order staff decide, by the page on which they do. */
export const arrangedTables = {
  partners: {
    table: 'partners',
    label: 'name',
    title: 'Order of partners',
    isShown: 'is_visible',
  },
  workshops: {
    table: 'workshops',
    label: 'name',
    title: 'Order of workshops',
    isShown: 'is_visible',
  },
  team: { table: 'team_members', label: 'name', title: 'Order of the team', isShown: 'is_visible' },
  careers: {
    table: 'careers',
    label: 'title',
    title: 'Order of job openings',
    isShown: "status = 'published'",
  },
  faqCategories: {
    table: 'faq_categories',
    label: 'name',
    title: 'Order of question categories',
    isShown: 'is_visible',
  },
  faq: {
    table: 'faq_items',
    label: 'question',
    title: 'Order of questions',
    groups: { table: 'faq_categories', column: 'category_id', label: 'name' },
    isShown: 'is_visible',
  },
  notificationCategories: {
    table: 'notification_categories',
    label: 'name',
    title: 'Order of notification categories',
    isShown: 'is_visible',
  },
} as const satisfies Record<string, ArrangedTable>;

export type ArrangedKind = keyof typeof arrangedTables;
export const arrangedTableOf = (kind: ArrangedKind): ArrangedTable => arrangedTables[kind];
