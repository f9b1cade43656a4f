import { useLocation } from 'react-router';
import { useLanguage } from '#i18n/react.tsx';
import type { ShownChangeSet } from '#services/admin/changes/read-change-set.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ChangedFields } from '../history/changed-fields.tsx';

/** Before and after of each row of a set, a hundred on a page. */
export function ChangedRows({ set }: { set: ShownChangeSet }) {
  const { t } = useLanguage();
  if (set.rows.length === 0) return null;
  return (
    <section aria-labelledby="rows">
      <h2 id="rows" className="mb-3 text-lg">
        {t('admin.changes.rows', { count: set.counts.rows })}
      </h2>
      <ul className="history-lines">
        {set.rows.map(({ table, key, label, op, fields }) => (
          <li key={`${table} ${key}`} className="history-line">
            <p>
              <span className="text-sm text-muted">
                {table}
                {op !== 'update' && ` · ${t(`admin.changes.ops.${op}`)}`}
              </span>{' '}
              <bdi className="font-medium">{label}</bdi>
            </p>
            <ChangedFields fields={fields} />
          </li>
        ))}
      </ul>
      {set.pages > 1 && <Pages page={set.page} pages={set.pages} />}
    </section>
  );
}

function Pages({ page, pages }: { page: number; pages: number }) {
  const { t, number } = useLanguage();
  const { pathname } = useLocation();
  const link = (to: number, label: string) => (
    <ButtonLink to={`${pathname}?page=${to}`} size="small" variant="outline">
      {label}
    </ButtonLink>
  );
  return (
    <nav className="mt-4 flex items-center gap-3" aria-label={t('admin.lists.pages')}>
      {page > 1 && link(page - 1, t('admin.lists.previous'))}
      <span className="text-muted">
        {t('admin.changes.page', { page: number(page), pages: number(pages) })}
      </span>
      {page < pages && link(page + 1, t('admin.lists.next'))}
    </nav>
  );
}
