import { useT } from '#i18n/react.tsx';
import type { ShownChangeSet } from '#services/admin/changes/read-change-set.server.ts';
import { ChangedFields } from '../history/changed-fields.tsx';

interface ChangedRowsProps {
  rows: ShownChangeSet['rows'];
  /** All rows of the set; the list may be shorter. */
  total: number;
}

export function ChangedRows({ rows, total }: ChangedRowsProps) {
  const t = useT();
  const missing = total - rows.length;
  return (
    <>
      <ul className="history-lines">
        {rows.map(({ table, key, label, fields }) => (
          <li key={`${table} ${key}`} className="history-line">
            <p>
              <span className="text-sm text-muted">{table}</span>{' '}
              <bdi className="font-medium">{label}</bdi>
            </p>
            <ChangedFields fields={fields} />
          </li>
        ))}
      </ul>
      {missing > 0 && (
        <p className="mt-4 text-muted">{t('admin.changes.more', { count: missing })}</p>
      )}
    </>
  );
}
