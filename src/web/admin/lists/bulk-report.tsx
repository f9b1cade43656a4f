import type { BulkResult } from '#domain/admin/lists/bulk.ts';
import { useT } from '#i18n/react.tsx';

interface BulkReportProps {
  results: readonly BulkResult[];
  /** What an status is called. */
  statusText(status: string): string;
}

/** What became of each selected row; those that stayed come first. */
export function BulkReport({ results, statusText }: BulkReportProps) {
  const t = useT();
  const failed = results.filter(({ ok }) => !ok);
  const done = results.filter(({ ok }) => ok);
  return (
    <section role="status" className="list-report">
      <p className="font-medium">{t('admin.lists.bulkDone', { count: done.length })}</p>
      {failed.length > 0 && <p>{t('admin.lists.bulkFailed', { count: failed.length })}</p>}
      <details>
        <summary>{t('admin.lists.bulkDetails')}</summary>
        <ul>
          {[...failed, ...done].map(({ id, label, ok, status }) => (
            <li key={id}>
              <bdi dir="ltr">{label}</bdi>
              {': '}
              {ok ? statusText(status) : t('admin.lists.unchanged', { status: statusText(status) })}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
