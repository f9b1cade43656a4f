import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type Column<Row> = {
  id: string;
  header: string;
  /** The header is for screen readers only. */
  hidesHeader?: boolean;
  cell: (row: Row) => ReactNode;
  /** Aligns numbers and amounts at the end. */
  end?: boolean;
};

type TableProps<Row> = {
  /** The caption of the table. */
  caption: string;
  showCaption?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
  className?: string;
};

/**
 * On a phone each row becomes a card. Roles are explicit, because changing `display` drops the
 * native ones.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, showCaption, columns, rows, rowKey, empty, className } = props;
  if (rows.length === 0 && empty !== undefined) return empty;
  return (
    <table role="table" className={cx('table', className)}>
      <caption className={showCaption ? 'pb-4 text-start text-lg' : 'sr-only'}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ id, header, hidesHeader, end }) => (
            <th
              key={id}
              role="columnheader"
              scope="col"
              className={end ? 'text-end' : 'text-start'}
            >
              {hidesHeader ? <span className="sr-only">{header}</span> : header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map(({ id, header, hidesHeader, cell, end }) => (
              <td
                key={id}
                role="cell"
                className={end ? 'text-end tabular-nums' : undefined}
                data-label={hidesHeader ? undefined : header}
              >
                <span>{cell(row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
