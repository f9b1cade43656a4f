import { useT } from '#i18n/react.tsx';
import { readSalesReport } from '#services/marketing/read-sales-report.server.ts';
import { Link } from '#ui/link.tsx';
import { requireMenuRole } from '../require-menu-role.server.ts';
import type { Route } from './+types/sales-report.route.ts';
import { ReportBody } from './report-body.tsx';
import { ReportFrame } from './report-frame.tsx';
import { useReportLinks } from './report-links.ts';
import { reportRequestOf } from './report-request.server.ts';
import { useRowLabel } from './use-row-label.ts';

export const middleware = [requireMenuRole];

export const loader = (args: Route.LoaderArgs) => readSalesReport(reportRequestOf(args));

export default function SalesReportPage({ loaderData: report }: Route.ComponentProps) {
  const links = useReportLinks(report);
  return (
    <ReportFrame page="sales" report={report}>
      {report.part && <ShownPart part={report.part} all={links.whole()} />}
      <ReportBody report={report} part={report.part} />
    </ReportFrame>
  );
}

interface ShownPartProps {
  part: NonNullable<Route.ComponentProps['loaderData']['part']>;
  all: string;
}

/** What the sales are narrowed to, and the way back. */
function ShownPart({ part, all }: ShownPartProps) {
  const t = useT();
  const label = useRowLabel();
  const name = label({ key: part.value, name: part.name });
  return (
    <p className="report-part">
      <strong>{t(`adminMarketing.splits.${part.split}`, { name })}</strong>
      <Link to={all}>{t('adminMarketing.showAll')}</Link>
    </p>
  );
}
