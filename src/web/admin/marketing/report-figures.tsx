import { percentChange } from '#domain/admin/dashboard/sales-periods.ts';
import type { Figure, FigureName } from '#domain/marketing/report.ts';
import { useLanguage } from '#i18n/react.tsx';
import { Link } from '#ui/link.tsx';
import { useReportFormat } from './use-report-format.ts';

interface ReportFiguresProps {
  figures: readonly Figure[];
  currency: string;
  /** The rows or sums behind a figure. */
  to: (name: FigureName) => string;
}

export function ReportFigures({ figures, currency, to }: ReportFiguresProps) {
  const { t } = useLanguage();
  const format = useReportFormat(currency);
  return (
    <dl className="report-figures">
      {figures.map(({ name, kind, now, before }) => (
        <div key={name}>
          <dt>{t(`adminMarketing.measures.${name}`)}</dt>
          <dd>
            <Link to={to(name)} variant="quiet" className="report-figure">
              {format(kind, now)}
            </Link>
            {before !== null && (
              <span className="report-before">
                {t('adminMarketing.change.before', { value: format(kind, before) })}
              </span>
            )}
            {kind !== 'percent' && <Change now={now} before={before} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** How much a number rose or fell, in words for those who do not see the sign. */
function Change({ now, before }: Pick<Figure, 'now' | 'before'>) {
  const { t, number } = useLanguage();
  const change = percentChange(String(now ?? 0), String(before ?? 0));
  if (change === null || change === 0) return null;
  const percent = `${change < 0 ? '−' : '+'}${number(Math.abs(change))}`;
  return (
    <span className="report-change">
      <span className="sr-only">
        {change < 0 ? t('adminMarketing.change.down') : t('adminMarketing.change.up')}
      </span>{' '}
      {t('adminMarketing.change.percent', { percent })}
    </span>
  );
}
