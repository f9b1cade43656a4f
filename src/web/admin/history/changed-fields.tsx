import { useT } from '#i18n/react.tsx';
import { hasRole } from '#domain/identity/roles.ts';
import type { RecordRef, ShownField } from '#services/admin/history/history-line.ts';
import { ArrowIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { useAuth } from '../../shared/session/auth.tsx';
import { rolesFor } from '../menu/menu.ts';
import { recordPage } from './record-path.ts';

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

function Values({ field }: { field: ShownField }) {
  const t = useT();
  const { before, after, beforeRef, afterRef, isHidden } = field;
  if (isHidden) return <span className="italic">{t('admin.changes.changed')}</span>;
  return (
    <span className="changed-values">
      {before !== null && (
        <>
          <del>
            <Value text={before} of={beforeRef} />
          </del>
          <span className="sr-only">{t('admin.changes.becomes')}</span>
          <ArrowIcon className="changed-arrow" />
        </>
      )}
      <ins>
        {after === null ? t('admin.changes.nothing') : <Value text={after} of={afterRef} />}
      </ins>
    </span>
  );
}

/** A record leads to its page, for those whose role opens that page. */
function Value({ text, of: ref }: { text: string; of: RecordRef | undefined }) {
  const { roles } = useAuth();
  const path = ref && recordPage(ref);
  const shown = <bdi>{text}</bdi>;
  if (!path || !hasRole(roles, ...rolesFor(path))) return shown;
  return (
    <Link to={path} variant="quiet">
      {shown}
    </Link>
  );
}
