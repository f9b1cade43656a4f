import type { historyList } from '#domain/admin/lists/history-list.ts';
import type { RowOf } from '#domain/admin/lists/list.ts';
import { useT } from '#i18n/react.tsx';
import type { ShownField } from '#services/admin/history/history-line.ts';
import { Link } from '#ui/link.tsx';
import { useList, valueLabel } from '../lists/list-context.ts';
import type { CellRenderers } from '../lists/list-table.tsx';
import { ChangedFields } from './changed-fields.tsx';
import { recordPath } from './record-path.ts';

type HistoryRow = RowOf<typeof historyList> & {
  rowKey: string;
  shownFields: ShownField[];
  note: string | null;
  changeSet: string | null;
};

/** Cells of the history that need more than their type. */
export const historyCells: CellRenderers<typeof historyList, HistoryRow> = {
  record: (row) => <RecordLink row={row} />,
  table: ({ table }) => <TableName table={table} />,
  actor: ({ actor }) => <Actor name={actor} />,
  fields: (row) => <Fields row={row} />,
};

function RecordLink({ row: { table, rowKey, op, record } }: { row: HistoryRow }) {
  const list = useList();
  return (
    <Link to={recordPath({ table: table ?? '', rowKey, op: op ?? '' })} variant="quiet">
      <bdi>{record ?? valueLabel(list, 'table', table ?? '')}</bdi>
    </Link>
  );
}

function TableName({ table }: { table: string | null }) {
  return valueLabel(useList(), 'table', table ?? '');
}

function Actor({ name }: { name: string | null }) {
  const t = useT();
  return <bdi>{name ?? t('admin.changes.formerStaff')}</bdi>;
}

function Fields({ row: { shownFields, note, changeSet } }: { row: HistoryRow }) {
  const t = useT();
  return (
    <>
      {note && <p className="whitespace-pre-line">{note}</p>}
      <ChangedFields fields={shownFields} />
      {changeSet && (
        <Link to={`/admin/changes/${changeSet}`} variant="quiet" className="text-sm">
          {t('admin.changes.toSet')}
        </Link>
      )}
    </>
  );
}
