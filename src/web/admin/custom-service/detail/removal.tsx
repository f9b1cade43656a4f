import { useT } from '#i18n/react.tsx';
import { Dialog, DialogButton, DialogCloseButton } from '#ui/dialog.tsx';
import type { FormResult } from '../../../shared/forms/form-result.ts';
import { DeskForm } from '../../forms/desk-form.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../../shared/forms/use-shop-form.ts';
import { intents } from './intents.ts';

const dialogId = 'delete-enquiry';

/** For admins; says first that nothing brings it back. */
export function Removal({ serverResult }: { serverResult: FormResult | undefined }) {
  const t = useT();
  const form = useShopForm({ intent: intents.remove, serverResult });
  return (
    <div>
      <DialogButton opens={dialogId} variant="quiet" size="small" className="text-terracotta">
        {t('adminEnquiries.removal.open')}
      </DialogButton>
      <Dialog
        id={dialogId}
        title={t('adminEnquiries.removal.title')}
        description={t('adminEnquiries.removal.text')}
      >
        <DeskForm
          form={form}
          failedTitle={t('adminEnquiries.removal.failedTitle')}
          reasonTexts={{ not_found: t('adminEnquiries.status.gone') }}
          className="grid gap-6"
        >
          <div className="flex flex-wrap justify-end gap-3">
            <DialogCloseButton closes={dialogId}>
              {t('adminEnquiries.removal.keep')}
            </DialogCloseButton>
            <SubmitButton variant="danger" busyLabel={t('adminEnquiries.removal.deleting')}>
              {t('adminEnquiries.removal.confirm')}
            </SubmitButton>
          </div>
        </DeskForm>
      </Dialog>
    </div>
  );
}
