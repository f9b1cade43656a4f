import { useT } from '#i18n/react.tsx';
import type { ShownField } from '#services/admin/history/history-line.ts';
import { ArrowIcon } from '#ui/icons.tsx';

/** Each field with its value before and after; "changed" for personal values. */
export function ChangedFields({ fields }: { fields: readonly ShownField[] }) {
  if (fields.length === 0) return null;
  return (
    <ul className="changed-fields">
      {fields.map((field) => (
        <li key={field.name}>
          <span className="text-muted">{field.name}</span> <Values field={field} />
        </li>
      ))}
    </ul>
  );
}

function Values({ field: { before, after, isHidden } }: { field: ShownField }) {
  const t = useT();
  if (isHidden) return <span className="italic">{t('admin.changes.changed')}</span>;
  return (
    <span className="changed-values">
      {before !== null && (
        <>
          <del>
            <bdi>{before}</bdi>
          </del>
          <span className="sr-only">{t('admin.changes.becomes')}</span>
          <ArrowIcon className="changed-arrow" />
        </>
      )}
      <ins>{after === null ? t('admin.changes.nothing') : <bdi>{after}</bdi>}</ins>
    </span>
  );
}
