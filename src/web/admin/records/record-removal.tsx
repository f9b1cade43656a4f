import { useT } from '#i18n/react.tsx';
import { Dialog, DialogButton, DialogCloseButton } from '#ui/dialog.tsx';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { DeskForm } from '../forms/desk-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { removeIntent } from './intents.ts';

interface RecordRemovalProps {
  /** What goes, and what stays. */
  consequence: string;
  /** Shown when something still depends on the record. */
  inUse?: string;
  serverResult?: FormResult | null;
}

const dialogId = 'remove-record';

/** Asks first; the list then offers to undo it. */
export function RecordRemoval({ consequence, inUse, serverResult }: RecordRemovalProps) {
  const t = useT();
  const form = useShopForm({ intent: removeIntent, serverResult });
  return (
    <div className="mt-10">
      <DialogButton opens={dialogId} variant="quiet" size="small" className="text-terracotta">
        {t('admin.records.remove')}
      </DialogButton>
      <Dialog id={dialogId} title={t('admin.records.removeTitle')} description={consequence}>
        <DeskForm
          form={form}
          failedTitle={t('admin.records.removeFailed')}
          reasonTexts={{
            in_use: inUse,
            not_found: t('admin.records.gone'),
            conflict: t('admin.records.changedMeanwhile'),
            forbidden: t('admin.recordForm.forbidden'),
          }}
          className="grid gap-6"
        >
          <div className="flex flex-wrap justify-end gap-3">
            <DialogCloseButton closes={dialogId}>{t('admin.records.keep')}</DialogCloseButton>
            <SubmitButton variant="danger" busyLabel={t('admin.records.removing')}>
              {t('admin.records.removeConfirm')}
            </SubmitButton>
          </div>
        </DeskForm>
      </Dialog>
    </div>
  );
}
