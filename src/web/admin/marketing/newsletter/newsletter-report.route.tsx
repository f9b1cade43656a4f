import { readNewsletterReport } from '#services/marketing/read-newsletter-report.server.ts';
import { useT } from '#i18n/react.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { requireMenuRole } from '../../require-menu-role.server.ts';
import { ReportBody } from '../report-body.tsx';
import { ReportFrame } from '../report-frame.tsx';
import { reportRequestOf } from '../report-request.server.ts';
import type { Route } from './+types/newsletter-report.route.ts';

export const middleware = [requireMenuRole];

export const loader = (args: Route.LoaderArgs) => readNewsletterReport(reportRequestOf(args));

export default function NewsletterReportPage({ loaderData: report }: Route.ComponentProps) {
  const t = useT();
  return (
    <ReportFrame page="newsletter" report={report}>
      <p className="mb-8">
        <ButtonLink to="/admin/marketing/newsletter/subscribers" size="small" variant="outline">
          {t('adminMarketing.subscribers.open')}
        </ButtonLink>
      </p>
      <ReportBody report={report} />
    </ReportFrame>
  );
}
