import type { StaffRole } from '../../identity/roles.ts';
import type { EditableCell } from './editable-cell.ts';

/** Money as stored: an exact decimal and the currency of its row. */
export interface Amount {
  amount: string;
  currency: string;
}

/** What a cell holds; null is an empty cell. */
export interface CellValues {
  text: string;
  /** Runs left to right in both languages: order numbers, codes, SKUs. */
  code: string;
  email: string;
  phone: string;
  number: number;
  money: Amount;
  /** A calendar day in Cairo, such as 2026-11-15. */
  day: string;
  time: Date;
  /** Whole hours. */
  hours: number;
  /** One of a closed set, shown as a badge. */
  status: string;
  /** Several of a closed set, shown as badges. */
  statuses: string[];
  flag: boolean;
}

export type ColumnType = keyof CellValues;

export type Filter =
  /** One or more of these values; without `values` the page offers its own options. */
  | { kind: 'choice'; values?: readonly string[] }
  /** From one Cairo day to another, both included. */
  | { kind: 'days' }
  /** At least, at most or between. */
  | { kind: 'amount' }
  | { kind: 'flag' }
  | { kind: 'text' };

export interface ListColumn {
  type: ColumnType;
  isSortable?: boolean;
  filter?: Filter;
  /** Its place in the card on a phone; 'detail' by default. A badge has no label, so never a flag. */
  phone?: 'title' | 'badge' | 'detail' | 'hidden';
  /** Left out of the table on a tablet; cards on phones show it. */
  tablet?: 'hidden';
  /** Roles that see it, when not all roles of the list do. */
  roles?: readonly StaffRole[];
  /** Shown only to those who choose it. */
  isOptional?: boolean;
  /** Left out of CSV files. */
  isOnScreenOnly?: boolean;
  /** Only in CSV files. */
  isFileOnly?: boolean;
  /** Edited in place; the cell shows exactly what the field holds. */
  editable?: EditableCell;
}

export interface ListDeclaration {
  name: string;
  /** The table whose rows these are: cells are edited in it, and imports write it. */
  table?: string;
  /** Its page, when that is not /admin/<name>. */
  path?: string;
  /** Roles that may read it; admins always may. */
  roles: readonly StaffRole[];
  columns: Readonly<Record<string, ListColumn>>;
  /** Filters without a column of their own. */
  filters?: Readonly<Record<string, Filter>>;
  /** A column, with a minus for descending. */
  defaultSort: string;
  hasSearch?: boolean;
  /** Choice filters whose values are shown with their number of rows. */
  facets?: readonly string[];
  /** Views that every reader of the list has, as queries in the form of the URL. */
  views?: Readonly<Record<string, string>>;
}

/** Declares a list once; README.md in services/admin/lists shows a whole one. */
export const defineList = <const List extends ListDeclaration>(list: List): List => list;

export type ColumnId<List extends ListDeclaration> = keyof List['columns'] & string;

type FilterColumnId<List extends ListDeclaration> = {
  [Id in ColumnId<List>]: List['columns'][Id] extends { filter: Filter } ? Id : never;
}[ColumnId<List>];

/** Filters that have no column, so that the source must say what they mean. */
export type ExtraFilterId<List extends ListDeclaration> = List extends {
  filters: infer Filters;
}
  ? keyof Filters & string
  : never;

export type FilterId<List extends ListDeclaration> = FilterColumnId<List> | ExtraFilterId<List>;

export type ViewId<List extends ListDeclaration> = List extends { views: infer Views }
  ? keyof Views & string
  : never;

/** A row as pages get it. Columns that the reader may not see are missing, hence null. */
export type RowOf<List extends ListDeclaration> = { id: string } & {
  [Id in ColumnId<List>]: CellValues[List['columns'][Id]['type']] | null;
};

export const pathOfList = ({ name, path = `/admin/${name}` }: ListDeclaration): string => path;

/** The address of one of the declared views, below that of its list: its tab is the current one then. */
export const viewSearch = <const List extends ListDeclaration>(list: List, view: ViewId<List>) =>
  `view=${view}&${list.views![view]!}`;

/** All filters of a list: those of its columns, then the others. */
export function filtersOf(list: ListDeclaration): Record<string, Filter> {
  const ofColumns = Object.entries(list.columns).flatMap(([id, { filter }]) =>
    filter ? [[id, filter] as const] : [],
  );
  return { ...Object.fromEntries(ofColumns), ...list.filters };
}
