import { useT } from '#i18n/react.tsx';
import { Dialog, DialogButton, DialogCloseButton } from '#ui/dialog.tsx';
import type { FormResult } from '../../../shared/forms/form-result.ts';
import { RejectionLine } from '../../../shared/forms/rejection-notice.tsx';
import { DeskForm } from '../../forms/desk-form.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../../shared/forms/use-shop-form.ts';
import { removeShapeIntent } from './shape-intents.ts';

interface RemoveShapeProps {
  /** The id of a model, or `outline`. */
  shape: string;
  label: string;
  text: string;
  serverResult?: FormResult<object>;
}

/** Asks first: the files are gone for good. */
export function RemoveShape({ shape, label, text, serverResult }: RemoveShapeProps) {
  const t = useT();
  const intent = removeShapeIntent(shape);
  const form = useShopForm({ intent, fetcherKey: intent, serverResult });
  const dialog = `remove-shape-${shape}`;
  return (
    <>
      <DialogButton opens={dialog} variant="quiet" size="small" aria-label={label}>
        {t('adminProducts.shapes.remove')}
      </DialogButton>
      <Dialog id={dialog} title={label} description={text}>
        <DeskForm
          form={form}
          hasNotice={false}
          className="grid gap-3"
          reasonTexts={{
            not_found: t('adminProducts.shapes.gone'),
            forbidden: t('admin.recordForm.forbidden'),
          }}
        >
          <RejectionLine />
          <div className="flex flex-wrap justify-end gap-3">
            <DialogCloseButton closes={dialog}>{t('adminProducts.shapes.keep')}</DialogCloseButton>
            <SubmitButton variant="danger" busyLabel={t('adminProducts.shapes.removing')}>
              {t('adminProducts.shapes.remove')}
            </SubmitButton>
          </div>
        </DeskForm>
      </Dialog>
    </>
  );
}
