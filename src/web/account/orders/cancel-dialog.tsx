import { maxReasonLength } from '#domain/orders/transitions.ts';
import { useT } from '#i18n/react.tsx';
import { Dialog, DialogButton, DialogCloseButton } from '#ui/dialog.tsx';
import { TextAreaField } from '../../shared/forms/form-fields.tsx';
import { ShopForm } from '../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { cancelKey, useCancelTexts } from './cancel-report.tsx';

const id = 'cancel-order';

/** Asks for a confirmation, and for a reason, which is optional. */
export function CancelDialog() {
  const t = useT();
  const form = useShopForm({ fetcherKey: cancelKey });
  return (
    <>
      <DialogButton opens={id} variant="quiet">
        {t('account.order.cancel.button')}
      </DialogButton>
      <Dialog
        id={id}
        title={t('account.order.cancel.title')}
        description={t('account.order.cancel.text')}
      >
        <ShopForm
          form={form}
          preventScrollReset
          {...useCancelTexts(form.rejection)}
          className="grid gap-6"
        >
          <TextAreaField
            name="reason"
            label={t('account.order.cancel.reason')}
            hint={t('account.order.cancel.reasonHint')}
            rows={3}
            maxLength={maxReasonLength}
          />
          <div className="flex flex-wrap justify-end gap-3">
            <DialogCloseButton closes={id}>{t('account.order.cancel.keep')}</DialogCloseButton>
            <SubmitButton variant="danger" busyLabel={t('account.order.cancel.busy')}>
              {t('account.order.cancel.confirm')}
            </SubmitButton>
          </div>
        </ShopForm>
      </Dialog>
    </>
  );
}
