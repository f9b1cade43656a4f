import { useT } from '#i18n/react.tsx';
import { readOverview, type Overview } from '#services/marketing/read-overview.server.ts';
import { Link } from '#ui/link.tsx';
import { Sparkline } from '../charts/sparkline.tsx';
import { requireMenuRole } from '../require-menu-role.server.ts';
import type { Route } from './+types/overview.route.ts';
import { ReportFigures } from './report-figures.tsx';
import { ReportFrame } from './report-frame.tsx';
import { useReportLinks } from './report-links.ts';
import { reportRequestOf } from './report-request.server.ts';

export const middleware = [requireMenuRole];

export const loader = (args: Route.LoaderArgs) => readOverview(reportRequestOf(args));

export default function MarketingOverview({ loaderData: overview }: Route.ComponentProps) {
  return (
    <ReportFrame page="overview" report={overview}>
      <div className="report-overview">
        {overview.pages.map((summary) => (
          <Summary key={summary.page} overview={overview} summary={summary} />
        ))}
      </div>
    </ReportFrame>
  );
}

interface SummaryProps {
  overview: Overview;
  summary: Overview['pages'][number];
}

/** The key figures of one page, which has the numbers behind them. */
function Summary({ overview, summary: { page, figures, series } }: SummaryProps) {
  const t = useT();
  const { search } = useReportLinks(overview);
  const path = `/admin/marketing/${page}${search}`;
  const name = t(`adminMarketing.pages.${page}`);
  return (
    <section className="report-section" aria-labelledby={`${page}-summary`}>
      <div className="report-top">
        <h2 id={`${page}-summary`} className="report-heading">
          <Link to={path} variant="quiet">
            {name}
          </Link>
        </h2>
        <Sparkline values={series.now.map(Number)} />
      </div>
      <ReportFigures figures={figures} currency={overview.currency.shown} to={() => path} />
    </section>
  );
}
