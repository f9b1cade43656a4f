import type { ReactNode } from 'react';
import { useLanguage } from '#i18n/react.tsx';
import type { ShopState } from '#services/admin/dashboard/read-shop-state.server.ts';
import { Link } from '#ui/link.tsx';

interface ShopStatePanelProps {
  /** For administrators. */
  state: ShopState | null;
  /** For marketing. */
  isGameOn: boolean | null;
}

/** The shop itself: whether the game is on, jobs that failed, and whether the books hold. */
export function ShopStatePanel({ state, isGameOn }: ShopStatePanelProps) {
  const { t } = useLanguage();
  if (!state && isGameOn === null) return null;
  return (
    <section aria-labelledby="shop-state">
      <h2 id="shop-state" className="dashboard-heading">
        {t('adminDashboard.shop')}
      </h2>
      <dl className="grid gap-4">
        {isGameOn !== null && (
          <StateLine term={t('adminDashboard.game')} to="/admin/game/settings">
            {t(isGameOn ? 'adminDashboard.gameOn' : 'adminDashboard.gameOff')}
          </StateLine>
        )}
        {state && <AdminLines state={state} />}
      </dl>
    </section>
  );
}

function AdminLines({ state: { failedJobs, books } }: { state: ShopState }) {
  const { t, number, date } = useLanguage();
  return (
    <>
      <StateLine term={t('adminDashboard.failedJobs')} to="/admin/settings/jobs">
        {failedJobs === 0 ? t('adminDashboard.noFailedJobs') : number(failedJobs)}
      </StateLine>
      <StateLine
        term={t('adminDashboard.invariants')}
        to="/admin/settings/system"
        detail={books && t('adminDashboard.checkedAt', { date: date(books.checkedAt, 'dateTime') })}
      >
        {booksText()}
      </StateLine>
    </>
  );

  function booksText(): string {
    if (!books) return t('adminDashboard.booksUnknown');
    return books.failed === 0
      ? t('adminDashboard.booksHold')
      : t('adminDashboard.booksFail', { count: books.failed });
  }
}

interface StateLineProps {
  term: string;
  to: string;
  children: string;
  detail?: ReactNode;
}

function StateLine({ term, to, children, detail }: StateLineProps) {
  return (
    <div>
      <dt className="text-sm text-muted">{term}</dt>
      <dd>
        <Link to={to}>{children}</Link>
        {detail && <span className="block text-sm text-muted">{detail}</span>}
      </dd>
    </div>
  );
}
