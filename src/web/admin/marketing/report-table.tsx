import type { Report, ReportRow, ReportTable } from '#domain/marketing/report.ts';
import type { SalesPart } from '#domain/marketing/sales-split.ts';
import { useLanguage } from '#i18n/react.tsx';
import { Link } from '#ui/link.tsx';
import { Table, type Column } from '#ui/table.tsx';
import { RowBar } from '../charts/row-bar.tsx';
import { partOfRow, pathOfPrize, useCellLink } from './row-links.ts';
import { useReportLinks } from './report-links.ts';
import { useReportFormat, useSpanText } from './use-report-format.ts';
import { useRowLabel } from './use-row-label.ts';

interface ReportTableProps {
  table: ReportTable;
  report: Report;
  part: SalesPart | null;
  /** Below a chart that shows the same. */
  isClosed?: boolean;
}

/** The rest can be opened; on a phone every row is a card. */
const maxRows = 10;

/** A table of a report with its file. Rows lead to their sums, numbers to their rows where one may see them. */
export function ReportTableSection({ table, report, part, isClosed }: ReportTableProps) {
  const { t } = useLanguage();
  const title = t(`adminMarketing.tables.titles.${table.name}`);
  const columns = useColumns({ table, report, part });
  const rowsIn = (rows: readonly ReportRow[]) => (
    <Table
      caption={title}
      columns={columns}
      rows={rows}
      rowKey={({ key, name }) => `${key} ${name}`}
      empty={<p className="text-muted">{t('adminMarketing.empty')}</p>}
    />
  );
  const others = table.rows.slice(maxRows);
  return (
    <section id={table.name} className="report-section" aria-labelledby={`${table.name}-title`}>
      <div className="report-top">
        <h2 id={`${table.name}-title`} className="report-heading">
          {title}
        </h2>
        <FileLink table={table} report={report} part={part} title={title} />
      </div>
      {(table.name === 'rooms' || table.name === 'pieces') && (
        <p className="mb-2 max-w-prose text-sm text-muted">
          {t('adminMarketing.tables.linePrices')}
        </p>
      )}
      {isClosed ? (
        <details open={table.rows.length <= 7}>
          <summary className="report-summary">{t('adminMarketing.showTable')}</summary>
          {rowsIn(table.rows)}
        </details>
      ) : (
        <>
          {rowsIn(table.rows.slice(0, maxRows))}
          {others.length > 0 && (
            <details>
              <summary className="report-summary">
                {t('adminMarketing.showOthers', { count: others.length })}
              </summary>
              {rowsIn(others)}
            </details>
          )}
        </>
      )}
    </section>
  );
}

interface FileLinkProps extends ReportTableProps {
  title: string;
}

function FileLink({ table, report, part, title }: FileLinkProps) {
  const { t } = useLanguage();
  return (
    <a
      className="button button-quiet button-small"
      href={useReportLinks(report).file(table.name, part)}
      aria-label={t('adminMarketing.csvOf', { title })}
      download
    >
      {t('adminMarketing.csv')}
    </a>
  );
}

function useColumns({ table, report, part }: ReportTableProps): Column<ReportRow>[] {
  const { t } = useLanguage();
  const format = useReportFormat(report.currency.shown);
  const linkOf = useCellLink(table, report, part);
  const { bar } = table;
  const max = bar ? Math.max(0, ...table.rows.map(({ cells }) => Number(cells[bar] ?? 0))) : 0;
  const drawn = bar && {
    id: 'bar',
    header: t('adminMarketing.bar'),
    hidesHeader: true,
    cell: ({ cells }: ReportRow) => <RowBar value={Number(cells[bar] ?? 0)} max={max} />,
  };
  const columns = table.columns.flatMap(({ id, kind }) => {
    const column = {
      id,
      header: t(`adminMarketing.measures.${id}`),
      cell: (row: ReportRow) => {
        const text = format(kind, row.cells[id] ?? null);
        const to = linkOf(id, row);
        return to ? <Link to={to}>{text}</Link> : text;
      },
      end: true,
    };
    // Beside the number that it draws.
    return drawn && id === bar ? [drawn, column] : [column];
  });
  const first = {
    id: 'key',
    header: t(`adminMarketing.tables.keys.${table.name}`),
    cell: (row: ReportRow) => <RowName table={table} row={row} report={report} part={part} />,
  };
  return [first, ...columns];
}

interface RowNameProps extends ReportTableProps {
  row: ReportRow;
}

function RowName({ table, row, report, part }: RowNameProps) {
  const links = useReportLinks(report);
  const span = useSpanText();
  const label = useRowLabel();
  if (row.days) return <Link to={links.days(row.days, part)}>{span(row.days)}</Link>;
  const own = partOfRow(table.name, row);
  if (own) return <Link to={links.part(own)}>{label(row)}</Link>;
  if (table.name === 'prizes') return <Link to={pathOfPrize(row)}>{label(row)}</Link>;
  if (table.name === 'devices' && row.name === null) {
    return <Link to={links.device(row.key)}>{label(row)}</Link>;
  }
  return label(row);
}
