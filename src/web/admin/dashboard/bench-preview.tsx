import { useLanguage } from '#i18n/react.tsx';
import type { benchSource } from '#services/admin/lists/bench-list.server.ts';
import type { RowOfSource } from '#services/admin/lists/list-source.ts';
import { Badge } from '#ui/badge.tsx';
import { Link } from '#ui/link.tsx';

type BenchRow = RowOfSource<typeof benchSource>;

/** The pieces in production that were promised first. */
export function BenchPreview({ rows, pieces }: { rows: readonly BenchRow[]; pieces: number }) {
  const { t } = useLanguage();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="bench">
      <h2 id="bench" className="dashboard-heading">
        {t('adminDashboard.bench')}
      </h2>
      <ul className="dashboard-lines">
        {rows.map((row) => (
          <BenchLine key={row.id} row={row} />
        ))}
      </ul>
      <p className="mt-4">
        <Link to="/admin/products/bench">{t('adminDashboard.allPieces', { count: pieces })}</Link>
      </p>
    </section>
  );
}

function BenchLine({ row }: { row: BenchRow }) {
  const { t, date, locale } = useLanguage();
  const { piece, pieceAr, workshop, workshopAr, quantity, promised, isLate } = row;
  const inLanguage = (en: string | null, ar: string | null) => (locale === 'ar' && ar) || en;
  return (
    <li className="dashboard-line">
      <span>
        <bdi>{inLanguage(piece, pieceAr)}</bdi>
        <span className="block text-sm text-muted">
          {t('adminDashboard.quantity', { count: quantity ?? 0 })} ·{' '}
          <bdi>{inLanguage(workshop, workshopAr)}</bdi>
        </span>
      </span>
      <span className="dashboard-line-end">
        {isLate && <Badge tone="warning">{t('adminDashboard.late')}</Badge>}
        {promised && date(promised, 'day')}
      </span>
    </li>
  );
}
