import type { Report, Series } from '#domain/marketing/report.ts';
import type { SalesPart } from '#domain/marketing/sales-split.ts';
import { useLanguage } from '#i18n/react.tsx';
import { BarChart } from '../charts/bar-chart.tsx';
import { LineChart } from '../charts/line-chart.tsx';
import { useReportLinks } from './report-links.ts';
import { useReportFormat, useSpanText } from './use-report-format.ts';

interface ReportChartProps {
  series: Series;
  report: Report;
  part: SalesPart | null;
}

/** Money and levels are lines; counts of a day are bars. */
const isLine = ({ name }: Series) => name === 'revenue' || name === 'subscribers';

/** A series over the steps of the report. A point opens the orders of its days, or their sums. */
export function ReportChart({ series, report, part }: ReportChartProps) {
  const { t } = useLanguage();
  const format = useReportFormat(report.currency.shown);
  const span = useSpanText();
  const links = useReportLinks(report);
  const { steps, range } = report;
  const points = steps.map((days, step) => ({
    key: days.from,
    // Only the height of a point.
    value: Number(series.now[step] ?? 0),
    before: Number(series.before[step] ?? 0),
    name: t('adminMarketing.point', {
      label: span(days),
      value: format(series.kind, series.now[step] ?? null),
      before: format(series.kind, series.before[step] ?? null),
    }),
    to: links.days(days, part),
  }));
  const Chart = isLine(series) ? LineChart : BarChart;
  return (
    <Chart
      title={t(`adminMarketing.series.${series.name}`)}
      points={points}
      format={(value) => format(series.kind, series.kind === 'money' ? value.toFixed(2) : value)}
      texts={{
        first: span(steps[0]!),
        last: span(steps.at(-1)!),
        now: span(range, 'medium'),
        before: span(range.before, 'medium'),
      }}
    />
  );
}
