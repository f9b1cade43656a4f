import type { ListContextValue } from './list-context.ts';

/** The selected columns that the reader may see, or those of the declaration. */
export function shownColumns({
  list,
  state,
  columns,
}: Pick<ListContextValue, 'list' | 'state' | 'columns'>): string[] {
  const selected = state.columns?.filter((id) => columns.includes(id)) ?? [];
  if (selected.length > 0) return columns.filter((id) => selected.includes(id));
  return columns.filter((id) => !list.columns[id]?.isOptional);
}
