import { useT } from '#i18n/react.tsx';
import type { ImportDescription } from '#services/admin/imports/describe-import.server.ts';

/** The names that a file may use, for those who write one by hand. */
export function ImportedColumns({ columns }: Pick<ImportDescription, 'columns'>) {
  const t = useT();
  return (
    <details>
      <summary className="cursor-pointer font-medium">{t('adminImport.allColumns')}</summary>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        {columns.map(({ id, label, isRequired }) => (
          <div key={id} className="contents">
            <dt>
              <code dir="ltr">{id}</code>
            </dt>
            <dd className="text-muted">
              {label}
              {isRequired && ` · ${t('adminImport.required')}`}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
