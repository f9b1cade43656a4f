import { useLanguage } from '#i18n/react.tsx';
import type { LatestChange } from '#services/admin/dashboard/read-latest-changes.server.ts';
import { Link } from '#ui/link.tsx';
import { recordPath } from '../history/record-path.ts';

/** What staff changed last; each opens its record. */
export function LatestChanges({ changes }: { changes: readonly LatestChange[] }) {
  const { t } = useLanguage();
  return (
    <section aria-labelledby="latest-changes">
      <h2 id="latest-changes" className="dashboard-heading">
        {t('adminDashboard.latestChanges')}
      </h2>
      {changes.length === 0 ? (
        <p className="text-muted">{t('adminDashboard.noChanges')}</p>
      ) : (
        <>
          <ol className="dashboard-lines">
            {changes.map((change) => (
              <ChangeLine key={change.id} change={change} />
            ))}
          </ol>
          <p className="mt-4">
            <Link to="/admin/history">{t('adminDashboard.allChanges')}</Link>
          </p>
        </>
      )}
    </section>
  );
}

function ChangeLine({ change }: { change: LatestChange }) {
  const { t, date } = useLanguage();
  return (
    <li className="dashboard-line">
      <span>
        <Link to={recordPath(change)}>
          {change.kind} {change.label && <bdi>{change.label}</bdi>}
        </Link>
        <span className="block text-sm text-muted">
          {t(`admin.changes.ops.${change.op}`)} ·{' '}
          <bdi>{change.actor ?? t('admin.changes.formerStaff')}</bdi>
        </span>
      </span>
      <time className="dashboard-line-end text-muted" dateTime={change.at.toISOString()}>
        {date(change.at, 'dateTime')}
      </time>
    </li>
  );
}
