import { useLanguage } from '#i18n/react.tsx';
import type { ShownChangeSet } from '#services/admin/changes/read-change-set.server.ts';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { BackToList } from './back-to-list.tsx';
import { UndoForm } from './undo-form.tsx';

export interface SetStateProps {
  set: ShownChangeSet;
  /** The result of a submission without scripts. */
  serverResult?: FormResult<object> | null;
}

/** Who saved the set and when, with the button that takes it back. */
export function AppliedSet({ set, serverResult }: SetStateProps) {
  const { t, date } = useLanguage();
  const name = set.by ?? t('admin.changes.formerStaff');
  return (
    <>
      <p className="mt-2 text-muted" role="status">
        {set.appliedAt &&
          t('admin.changes.applied', { name, date: date(set.appliedAt, 'dateTime') })}{' '}
        {t('admin.changes.rows', { count: set.counts.rows })}
      </p>
      <div className="my-6 flex flex-wrap items-center gap-4">
        {set.undoneAt ? (
          <p role="status">
            {t('admin.changes.undoneAt', { date: date(set.undoneAt, 'dateTime') })}
          </p>
        ) : set.isFinal ? (
          <p>{t('admin.changes.final')}</p>
        ) : (
          <UndoForm changeSet={set.id} serverResult={serverResult} />
        )}
        <BackToList list={set.list} />
      </div>
    </>
  );
}
