import { readNewsletterReport } from '#services/marketing/read-newsletter-report.server.ts';
import { requireMenuRole } from '../../require-menu-role.server.ts';
import { ReportBody } from '../report-body.tsx';
import { ReportFrame } from '../report-frame.tsx';
import { reportRequestOf } from '../report-request.server.ts';
import type { Route } from './+types/newsletter-report.route.ts';

export const middleware = [requireMenuRole];

export const loader = (args: Route.LoaderArgs) => readNewsletterReport(reportRequestOf(args));

export default function NewsletterReportPage({ loaderData: report }: Route.ComponentProps) {
  return (
    <ReportFrame page="newsletter" report={report}>
      <ReportBody report={report} />
    </ReportFrame>
  );
}
