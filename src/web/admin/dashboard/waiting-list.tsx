import { waitingMetrics } from '#domain/admin/dashboard/waiting-metrics.ts';
import { useLanguage } from '#i18n/react.tsx';
import type { WaitingWork } from '#services/admin/dashboard/read-waiting.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useAuth } from '../../shared/session/auth.tsx';
import { MetricLink } from '../lists/metric-link.tsx';
import { entriesFor } from '../menu/menu.ts';

/** Work that waits, each number a link to its rows. */
export function WaitingList({ waiting }: { waiting: readonly WaitingWork[] }) {
  const { t } = useLanguage();
  if (waiting.length === 0) return <NothingWaiting />;
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="dashboard-heading">
        {t('adminDashboard.waiting')}
      </h2>
      <ul className="waiting">
        {waiting.map((item) => (
          <li key={item.name}>
            <WaitingLink {...item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Leads on to the desks of the reader. */
function NothingWaiting() {
  const { t } = useLanguage();
  const { roles } = useAuth();
  const desks = entriesFor(roles).filter(({ name }) => name !== 'dashboard');
  return (
    <EmptyState
      title={t('adminDashboard.quiet')}
      description={t('adminDashboard.quietText')}
      actions={desks.slice(0, 4).map(({ name, path }) => (
        <ButtonLink key={name} to={path} variant="outline">
          {t(`admin.entries.${name}`)}
        </ButtonLink>
      ))}
    />
  );
}

function WaitingLink({ name, count, since }: WaitingWork) {
  const { t, number, date } = useLanguage();
  return (
    <MetricLink metric={waitingMetrics[name]} className="waiting-link">
      <span className="waiting-count">{number(count)}</span>
      <span>
        {t(`adminDashboard.items.${name}`)}
        {since && (
          <span className="block text-sm text-muted">
            {t('adminDashboard.since', { date: date(since, 'day') })}
          </span>
        )}
      </span>
    </MetricLink>
  );
}
