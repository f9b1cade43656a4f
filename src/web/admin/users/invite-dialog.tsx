import { staffRoles } from '#domain/identity/roles.ts';
import { useLanguage } from '#i18n/react.tsx';
import { Dialog, DialogButton, DialogCloseButton } from '#ui/dialog.tsx';
import { toast } from '#ui/toast-store.ts';
import { EmailField } from '../../shared/forms/email-field.tsx';
import { SelectField } from '../../shared/forms/form-fields.tsx';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { DeskForm } from '../forms/desk-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useOnNewValue } from '../../shared/forms/use-on-new-value.ts';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';

const id = 'invite';

/** Asks whom to invite, with which role, and in which language. */
export function InviteDialog({ serverResult }: { serverResult: FormResult | undefined }) {
  const { t, locale } = useLanguage();
  const form = useShopForm({ intent: 'invite', serverResult });
  useOnNewValue(form.success, () => {
    const dialog = document.getElementById(id) as HTMLDialogElement | null;
    dialog?.querySelector('form')?.reset();
    dialog?.close();
    toast({ title: t('adminUsers.invitations.sent'), variant: 'success' });
  });
  return (
    <>
      <DialogButton opens={id} size="small">
        {t('adminUsers.invitations.button')}
      </DialogButton>
      <Dialog
        id={id}
        title={t('adminUsers.invitations.dialogTitle')}
        description={t('adminUsers.invitations.text')}
      >
        <DeskForm
          form={form}
          idPrefix={id}
          labels={{
            email: t('adminUsers.invitations.email'),
            role: t('adminUsers.invitations.role'),
            locale: t('adminUsers.invitations.language'),
          }}
          failedTitle={t('adminUsers.invitations.failed')}
          reasonTexts={{
            has_account: t('adminUsers.invitations.hasAccount'),
            forbidden: t('adminUsers.userActions.rejected.forbidden'),
          }}
          className="grid gap-6"
        >
          <EmailField maxLength={254} />
          <SelectField
            name="role"
            defaultValue="sales"
            options={staffRoles.map((role) => ({ value: role, label: t(`admin.roles.${role}`) }))}
          />
          <SelectField
            name="locale"
            defaultValue={locale}
            options={(['ar', 'en'] as const).map((value) => ({
              value,
              label: t(`adminUsers.invitations.languages.${value}`),
            }))}
          />
          <div className="flex flex-wrap justify-end gap-3">
            <DialogCloseButton closes={id}>{t('adminUsers.invitations.cancel')}</DialogCloseButton>
            <SubmitButton busyLabel={t('adminUsers.invitations.sending')}>
              {t('adminUsers.invitations.submit')}
            </SubmitButton>
          </div>
        </DeskForm>
      </Dialog>
    </>
  );
}
