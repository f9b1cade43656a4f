import { useLanguage } from '#i18n/react.tsx';
import type { ShopState } from '#services/admin/dashboard/read-shop-state.server.ts';
import { Link } from '#ui/link.tsx';

/** What an administrator should know of the shop itself: jobs that failed, and whether the books hold. */
export function ShopStatePanel({ state: { failedJobs, books } }: { state: ShopState }) {
  const { t, number, date } = useLanguage();
  return (
    <section aria-labelledby="shop-state">
      <h2 id="shop-state" className="dashboard-heading">
        {t('adminDashboard.shop')}
      </h2>
      <dl className="grid gap-4">
        <div>
          <dt className="text-sm text-muted">{t('adminDashboard.failedJobs')}</dt>
          <dd>
            <Link to="/admin/settings/jobs">
              {failedJobs === 0 ? t('adminDashboard.noFailedJobs') : number(failedJobs)}
            </Link>
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{t('adminDashboard.invariants')}</dt>
          <dd>
            <Link to="/admin/settings/system">{booksText()}</Link>
            {books && (
              <span className="block text-sm text-muted">
                {t('adminDashboard.checkedAt', { date: date(books.checkedAt, 'dateTime') })}
              </span>
            )}
          </dd>
        </div>
      </dl>
    </section>
  );

  function booksText(): string {
    if (!books) return t('adminDashboard.booksUnknown');
    return books.failed === 0
      ? t('adminDashboard.booksHold')
      : t('adminDashboard.booksFail', { count: books.failed });
  }
}
