import type { MouseEvent, ReactNode } from 'react';
import type { CellValues, ColumnId, ListDeclaration } from '#domain/admin/lists/list.ts';
import { listSearch } from '#domain/admin/lists/list-state.ts';
import { cx } from '#ui/cx.ts';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { EditableContent } from './editable-content.tsx';
import { ListCell } from './list-cell.tsx';
import { useList } from './list-context.ts';
import { Tick, TickAll } from './list-ticks.tsx';
import { shownColumns } from './shown-columns.ts';

export type CellRenderers<List extends ListDeclaration, Row> = {
  [Id in ColumnId<List>]?: (row: Row) => ReactNode;
};

interface ListTableProps<Row extends { id: string }> {
  rows: readonly Row[];
  cells?: CellRenderers<ListDeclaration, Row>;
  /** Each row has a box to tick for the form of the bulk actions. */
  isSelectable?: boolean;
  linkTo?: (row: Row) => string;
  actions?: { label: string; cell: (row: Row) => ReactNode };
}

/** Like `ui/table`, with sorting and a card for phones that the declaration lays out. */
export function ListTable<Row extends { id: string }>({
  rows,
  actions,
  isSelectable,
  ...cells
}: ListTableProps<Row>) {
  const context = useList();
  const columns = shownColumns(context);
  return (
    <div className="list-scroll">
      <table
        role="table"
        className={cx('table list-table', !context.state.columns && 'list-table-default')}
      >
        <caption className="sr-only">{context.texts.caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {isSelectable && <TickAll />}
            {columns.map((id) => (
              <Header key={id} id={id} />
            ))}
            {actions && (
              <th role="columnheader" scope="col" className="text-start">
                {actions.label}
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, index) => (
            <tr key={row.id} role="row">
              {isSelectable && <Tick id={row.id} number={index + 1} />}
              {columns.map((id) => (
                <Cell key={id} id={id} row={row} {...cells} />
              ))}
              {actions && (
                <td role="cell" className="list-cell-actions">
                  {actions.cell(row)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const atTheEnd = new Set(['number', 'money', 'hours']);
/** Sorted from small to large by the first press; others show the latest or largest first. */
const fromTheStart = new Set(['text', 'code', 'email', 'phone', 'status']);

function Header({ id }: { id: string }) {
  const { list, state, texts, hrefOf } = useList();
  const { type, isSortable, phone, tablet } = list.columns[id]!;
  const label = texts.column(id);
  const isSorted = state.sort.column === id;
  const isDescending = isSorted ? !state.sort.isDescending : !fromTheStart.has(type);
  const direction = state.sort.isDescending ? 'descending' : 'ascending';
  return (
    <th
      role="columnheader"
      scope="col"
      className={cx(
        atTheEnd.has(type) ? 'text-end' : 'text-start',
        phone === 'hidden' && 'list-cell-hidden',
        tablet === 'hidden' && 'list-cell-wide',
      )}
      aria-sort={isSorted ? direction : undefined}
    >
      {isSortable ? (
        <SmartLink
          to={hrefOf(listSearch(list, state, { sort: { column: id, isDescending } }))}
          className="list-sort"
          preventScrollReset
          viewTransition={false}
        >
          {label}
          <ChevronDownIcon className={cx('size-3.5', isSorted ? direction : 'unsorted')} />
        </SmartLink>
      ) : (
        label
      )}
    </th>
  );
}

interface CellProps<Row> extends Pick<ListTableProps<Row & { id: string }>, 'cells' | 'linkTo'> {
  id: string;
  row: Row & { id: string };
}

function Cell<Row>({ id, row, cells, linkTo }: CellProps<Row>) {
  const { list, texts } = useList();
  const { type, phone = 'detail', tablet, editable } = list.columns[id]!;
  const value = (row as Record<string, unknown>)[id] as CellValues[typeof type] | null;
  const content = cells?.[id]?.(row) ?? <ListCell id={id} type={type} value={value} />;
  const isHeld = editable?.unless && Boolean((row as Record<string, unknown>)[editable.unless]);
  const isEditable = editable && list.table && !isHeld;
  return (
    <td
      role="cell"
      className={cx(
        `list-cell-${phone}`,
        tablet === 'hidden' && 'list-cell-wide',
        atTheEnd.has(type) && 'text-end tabular-nums',
      )}
      data-label={phone === 'title' ? undefined : texts.column(id)}
      onDoubleClick={isEditable ? openCell : undefined}
    >
      {phone === 'title' && linkTo ? (
        <SmartLink to={linkTo(row)} className="link link-quiet font-medium" viewTransition={false}>
          {content}
        </SmartLink>
      ) : isEditable ? (
        <EditableContent
          {...{ id, type, value }}
          row={row.id}
          cell={editable}
          title={titleOfRow(list, row)}
        >
          {content}
        </EditableContent>
      ) : (
        <span>{content}</span>
      )}
    </td>
  );
}

const openCell = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.querySelector<HTMLButtonElement>('.list-edit')?.click();

/** How the row is called: what its card on a phone has as its title. */
function titleOfRow(list: ListDeclaration, row: object): string {
  const title = Object.keys(list.columns).find((id) => list.columns[id]!.phone === 'title');
  return String((title && (row as Record<string, unknown>)[title]) ?? '');
}
