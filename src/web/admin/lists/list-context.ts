import { createContext, use, type ComponentProps, type ReactNode } from 'react';
import type {
  ColumnId,
  ExtraFilterId,
  FilterId,
  ListDeclaration,
  ViewId,
} from '#domain/admin/lists/list.ts';
import type { ListState } from '#domain/admin/lists/list-state.ts';
import type { ListView } from '#domain/admin/lists/saved-view.ts';
import type { Badge } from '#ui/badge.tsx';

type BadgeTone = ComponentProps<typeof Badge>['tone'];

/** The words of one list. */
export interface ListTexts<List extends ListDeclaration> {
  /** Names the table. */
  caption: string;
  column(id: ColumnId<List>): string;
  /** Filters without a column. */
  filter?(id: ExtraFilterId<List>): string;
  /** A value of a status or of a choice; by default the value itself. */
  value?(id: ColumnId<List> | FilterId<List>, value: string): string;
  /** How a status stands out; plain by default. */
  tone?(id: ColumnId<List>, value: string): BadgeTone | undefined;
  view?(id: ViewId<List>): string;
  /** Why the database did not accept a cell, by the name of its constraint. */
  constraint?(name: string): string | undefined;
  /** What the search field finds, such as "Number, name or phone". */
  search?: string;
  /** Shown while the list has no row at all. */
  empty: { title: string; text: string; actions?: ReactNode };
}

export interface ChoiceOption {
  value: string;
  label: string;
}

export interface SavedCell {
  changeSet: string | null;
  /** The column and the row. */
  label: string;
}

/** What every part of a list reads. */
export interface ListContextValue {
  list: ListDeclaration;
  state: ListState;
  texts: ListTexts<ListDeclaration>;
  /** Options of choices that the declaration does not name. */
  options: Partial<Record<string, readonly ChoiceOption[]>>;
  facets: Record<string, Record<string, number | null>>;
  views: readonly ListView[];
  /** Columns that the reader may see. */
  columns: readonly string[];
  /** The address of the list after a change. */
  hrefOf(search: string): string;
  /** Shows that a cell was saved, with a button to take it back. */
  onCellSaved(saved: SavedCell): void;
}

const ListContext = createContext<ListContextValue | null>(null);
export const ListContextProvider = ListContext.Provider;

export function useList(): ListContextValue {
  const value = use(ListContext);
  if (!value) throw new Error('useList needs an AdminList above it.');
  return value;
}

/** The label of a filter: that of its column, or its own. */
export function filterLabel({ list, texts }: ListContextValue, id: string): string {
  return Object.hasOwn(list.columns, id) ? texts.column(id) : (texts.filter?.(id as never) ?? id);
}

/** The label of a value of a choice. */
export function valueLabel(
  { texts, options }: Pick<ListContextValue, 'texts' | 'options'>,
  id: string,
  value: string,
): string {
  const option = options[id]?.find((each) => each.value === value);
  return option?.label ?? texts.value?.(id, value) ?? value;
}
