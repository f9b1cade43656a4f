import { useMemo, useState, type ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { FilterId, ListDeclaration } from '#domain/admin/lists/list.ts';
import { isFiltered } from '#domain/admin/lists/list-state.ts';
import { useT } from '#i18n/react.tsx';
import { UndoNotice } from '../changes/undo-notice.tsx';
import { BulkBar, type BulkActions } from './bulk-bar.tsx';
import { FilterChips } from './filter-chips.tsx';
import {
  ListContextProvider,
  type ChoiceOption,
  type ListContextValue,
  type ListTexts,
  type SavedCell,
} from './list-context.ts';
import type { LoadedList } from './loaded-list.ts';
import { ListFooter } from './list-footer.tsx';
import { EmptyList, NothingMatches, UnreadableList } from './list-states.tsx';
import { ListTable, type CellRenderers } from './list-table.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { ListViews } from './list-views.tsx';
import './lists.css';

interface AdminListProps<List extends ListDeclaration, Row extends { id: string }> {
  list: List;
  /** What `loadList` returned. */
  data: LoadedList<Row>;
  texts: ListTexts<List>;
  options?: { [Id in FilterId<List>]?: readonly ChoiceOption[] };
  /** Cells that the type of their column does not render well enough. */
  cells?: CellRenderers<List, Row>;
  /** The address of a row; its title leads there. */
  linkTo?: (row: Row) => string;
  /** Buttons at the end of a row. */
  actions?: { label: string; cell: (row: Row) => ReactNode };
  /** Actions on several rows: each row gets a box to tick. */
  bulk?: BulkActions;
  /** Links and buttons beside the filters. */
  tools?: ReactNode;
}

/** A declared list with its views, search, filters, table or cards, and pages. */
export function AdminList<List extends ListDeclaration, Row extends { id: string }>(
  props: AdminListProps<List, Row>,
) {
  const { data, texts, cells, linkTo, actions, tools, bulk } = props;
  const t = useT();
  const [saved, setSaved] = useState<SavedCell | null>(null);
  const context = useListValue(props, setSaved);
  const isBusy = useIsLoadingList();
  const isEmpty = data.ok && data.rows.length === 0;
  const hasNothing = isEmpty && !isFiltered(data.state) && !data.state.cursor;
  return (
    <ListContextProvider value={context}>
      <ListViews />
      {/* A list without any row has its tools in the middle, as the next step. */}
      <ListToolbar tools={hasNothing ? undefined : tools} />
      <FilterChips />
      {saved && (
        <div className="list-saved">
          <UndoNotice changeSet={saved.changeSet}>
            {t('admin.lists.cellSaved', { label: saved.label })}
          </UndoNotice>
        </div>
      )}
      <div className="list-results" aria-busy={isBusy || undefined}>
        {!data.ok && <UnreadableList />}
        {hasNothing && <EmptyList actions={tools} {...texts.empty} />}
        {isEmpty && !hasNothing && <NothingMatches />}
        {data.ok && !isEmpty && (
          <>
            <ListTable
              rows={data.rows}
              cells={cells}
              isSelectable={!!bulk}
              {...{ linkTo, actions }}
            />
            {bulk && (
              <BulkBar {...bulk} matching={data.next || data.previous ? data.count.rows : null} />
            )}
            <ListFooter page={data} />
          </>
        )}
      </div>
    </ListContextProvider>
  );
}

function useListValue<List extends ListDeclaration, Row extends { id: string }>(
  { list, data, texts, options }: AdminListProps<List, Row>,
  onCellSaved: ListContextValue['onCellSaved'],
): ListContextValue {
  const { pathname } = useLocation();
  return useMemo(
    () => ({
      list,
      state: data.state,
      texts,
      options: options ?? {},
      facets: data.ok ? data.facets : {},
      views: data.ok ? data.views : [],
      columns: data.ok ? data.columns : Object.keys(list.columns),
      hrefOf: (search) => `${pathname}${search}`,
      onCellSaved,
    }),
    [list, data, texts, options, pathname, onCellSaved],
  );
}

/** True while another page or filter of this list is being read. */
function useIsLoadingList(): boolean {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  return state === 'loading' && location.pathname === pathname;
}
