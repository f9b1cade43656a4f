import { Form, useNavigation } from 'react-router';
import { maxReasonLength } from '#domain/orders/transitions.ts';
import { useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogButton, DialogCloseButton } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-input.tsx';

const id = 'cancel-order';

/** Asks for confirmation and for an optional reason. */
export function CancelDialog() {
  const t = useT();
  const isBusy = useNavigation().formMethod === 'POST';
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
        <Form method="post" preventScrollReset className="grid gap-6">
          <Field
            label={t('account.order.cancel.reason')}
            hint={t('account.order.cancel.reasonHint')}
          >
            <TextArea name="reason" rows={3} maxLength={maxReasonLength} />
          </Field>
          <div className="flex flex-wrap justify-end gap-3">
            <DialogCloseButton closes={id}>{t('account.order.cancel.keep')}</DialogCloseButton>
            <Button
              type="submit"
              variant="danger"
              busy={isBusy}
              busyLabel={t('account.order.cancel.busy')}
            >
              {t('account.order.cancel.confirm')}
            </Button>
          </div>
        </Form>
      </Dialog>
    </>
  );
}
