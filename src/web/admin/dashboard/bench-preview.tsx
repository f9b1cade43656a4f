import { useLanguage } from '#i18n/react.tsx';
import type { benchSource } from '#services/admin/lists/bench-list.server.ts';
import type { RowOfSource } from '#services/admin/lists/list-source.ts';
import { Badge } from '#ui/badge.tsx';
import { Link } from '#ui/link.tsx';
import { Table, type Column } from '#ui/table.tsx';
import { BilingualCell } from '../lists/bilingual-cell.tsx';

type BenchRow = RowOfSource<typeof benchSource>;

/** The pieces in production that were promised first. */
export function BenchPreview({ rows, count }: { rows: readonly BenchRow[]; count: number }) {
  const { t, number, date } = useLanguage();
  if (rows.length === 0) return null;
  const columns: Column<BenchRow>[] = [
    {
      id: 'piece',
      header: t('adminDashboard.piece'),
      cell: ({ piece, pieceAr }) => <BilingualCell en={piece} ar={pieceAr} />,
    },
    {
      id: 'quantity',
      header: t('adminDashboard.pieces'),
      cell: ({ quantity }) => number(quantity ?? 0),
      end: true,
    },
    {
      id: 'workshop',
      header: t('adminDashboard.workshop'),
      cell: ({ workshop, workshopAr }) => <BilingualCell en={workshop} ar={workshopAr} />,
    },
    {
      id: 'promised',
      header: t('adminDashboard.promised'),
      cell: ({ promised, isLate }) => (
        <span className="inline-flex flex-wrap items-center gap-2 whitespace-nowrap">
          {promised && date(promised, 'day')}
          {isLate && <Badge tone="warning">{t('adminDashboard.late')}</Badge>}
        </span>
      ),
    },
  ];
  return (
    <section aria-labelledby="bench">
      <h2 id="bench" className="dashboard-heading">
        {t('adminDashboard.bench')}
      </h2>
      <Table
        caption={t('adminDashboard.bench')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
      />
      <p className="mt-4">
        <Link to="/admin/products/bench">{t('adminDashboard.allPieces', { count })}</Link>
      </p>
    </section>
  );
}
