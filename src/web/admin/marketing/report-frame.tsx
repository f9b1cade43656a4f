import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Report } from '#domain/marketing/report.ts';
import { useT } from '#i18n/react.tsx';
import { Link } from '#ui/link.tsx';
import { AdminTitle } from '../admin-title.tsx';
import './marketing.css';
import { RangeBar } from './range-bar.tsx';
import { useReportLinks } from './report-links.ts';

const pages = [
  { page: 'overview', path: '/admin/marketing', title: 'marketing' },
  { page: 'sales', path: '/admin/marketing/sales', title: 'salesReport' },
  { page: 'coupons', path: '/admin/marketing/coupons', title: 'couponReport' },
  { page: 'game', path: '/admin/marketing/game', title: 'gameReport' },
  { page: 'newsletter', path: '/admin/marketing/newsletter', title: 'newsletterReport' },
] as const;

interface ReportFrameProps {
  page: (typeof pages)[number]['page'];
  report: Pick<Report, 'range' | 'currency'>;
  children: ReactNode;
}

/** Title, the other pages for the same days, and the choice of days. */
export function ReportFrame({ page, report, children }: ReportFrameProps) {
  const t = useT();
  const { search } = useReportLinks(report);
  const title = t(`admin.pages.${pages.find((each) => each.page === page)!.title}`);
  return (
    <>
      <nav className="report-pages" aria-label={t('admin.pages.marketing')}>
        {pages.map(({ page: name, path }) => (
          <Link
            key={name}
            to={`${path}${search}`}
            variant="quiet"
            aria-current={name === page ? 'page' : undefined}
          >
            {t(`adminMarketing.pages.${name}`)}
          </Link>
        ))}
      </nav>
      <AdminTitle page={title}>{title}</AdminTitle>
      <p className="mt-2 max-w-prose text-muted">{t(`adminMarketing.leads.${page}`)}</p>
      {/* New fields for a new address: their values are the browser's own. */}
      <RangeBar key={useLocation().search} report={report} />
      {children}
    </>
  );
}
