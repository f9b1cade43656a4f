import { useT } from '#i18n/react.tsx';
import { RejectionLine } from '../../shared/forms/rejection-notice.tsx';
import { DeskForm } from '../forms/desk-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import type { FormResult } from '../../shared/forms/form-result.ts';

interface UndoFormProps {
  changeSet: string;
  /** The result of a submission without scripts. */
  serverResult?: FormResult<object> | null;
}

/** Takes a change set back. When some fields changed since, it offers the others. */
export function UndoForm({ changeSet, serverResult }: UndoFormProps) {
  const t = useT();
  const form = useShopForm({ fetcherKey: `undo-${changeSet}`, serverResult });
  const { rejection } = form;
  if (form.success) return <p role="status">{t('admin.changes.undone')}</p>;
  const isChanged = rejection?.reason === 'conflict';
  const count = Number(rejection?.details?.['count'] ?? 0);
  return (
    <DeskForm
      form={form}
      action={`/admin/changes/${changeSet}`}
      hasNotice={false}
      className="flex flex-wrap items-center gap-3"
      reasonTexts={{
        conflict: t('admin.changes.changedSince', { count }),
        not_undoable: t('admin.changes.cannotUndo'),
        constraint: t('admin.changes.cannotUndo'),
        forbidden: t('admin.changes.cannotUndo'),
      }}
    >
      <RejectionLine />
      <SubmitButton
        name="scope"
        value={isChanged ? 'others' : 'all'}
        size="small"
        variant="outline"
        busyLabel={t('admin.changes.undoing')}
      >
        {t(isChanged ? 'admin.changes.undoOthers' : 'admin.changes.undo')}
      </SubmitButton>
    </DeskForm>
  );
}
