import { readCouponReport } from '#services/marketing/read-coupon-report.server.ts';
import { requireMenuRole } from '../require-menu-role.server.ts';
import type { Route } from './+types/coupon-report.route.ts';
import { ReportBody } from './report-body.tsx';
import { ReportFrame } from './report-frame.tsx';
import { reportRequestOf } from './report-request.server.ts';

export const middleware = [requireMenuRole];

export const loader = (args: Route.LoaderArgs) => readCouponReport(reportRequestOf(args));

export default function CouponReportPage({ loaderData: report }: Route.ComponentProps) {
  return (
    <ReportFrame page="coupons" report={report}>
      <ReportBody report={report} />
    </ReportFrame>
  );
}
