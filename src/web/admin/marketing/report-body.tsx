import type { ReactNode } from 'react';
import type { Report, ReportTable } from '#domain/marketing/report.ts';
import type { SalesPart } from '#domain/marketing/sales-split.ts';
import { useT } from '#i18n/react.tsx';
import { ReportChart } from './report-chart.tsx';
import { ReportFigures } from './report-figures.tsx';
import { useReportLinks } from './report-links.ts';
import { ReportTableSection } from './report-table.tsx';
import { pathOfFigure } from './row-links.ts';

interface ReportBodyProps {
  report: Report;
  /** What the sales are narrowed to. */
  part?: SalesPart | null;
  /** Shown between the figures and the charts. */
  children?: ReactNode;
}

/** Key figures, charts with the table of their steps, then the tables of what it is split by. */
export function ReportBody({ report, part = null, children }: ReportBodyProps) {
  const t = useT();
  const links = useReportLinks(report);
  const [steps, ...tables] = report.tables as [ReportTable, ...ReportTable[]];
  return (
    <div className="report">
      <section aria-labelledby="figures">
        <h2 id="figures" className="sr-only">
          {t('adminMarketing.figures')}
        </h2>
        <ReportFigures
          figures={report.figures}
          currency={report.currency.shown}
          to={(name) => {
            const isSale = name === 'revenue' || name === 'orders';
            const rows = isSale
              ? links.orders(report.range, part)
              : pathOfFigure(name, report.range);
            return rows ?? `#${steps.name}`;
          }}
        />
      </section>
      {children}
      <div className="report-charts">
        {report.series.map((series) => (
          <ReportChart key={series.name} series={series} report={report} part={part} />
        ))}
      </div>
      <ReportTableSection table={steps} report={report} part={part} isClosed />
      {tables.map((table) => (
        <ReportTableSection key={table.name} table={table} report={report} part={part} />
      ))}
    </div>
  );
}
