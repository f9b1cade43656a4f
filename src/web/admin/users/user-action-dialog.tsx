import type { ReactNode } from 'react';
import { useT } from '#i18n/react.tsx';
import type { UserDetail } from '#services/users/user-detail.ts';
import type { ButtonProps } from '#ui/button.tsx';
import { Dialog, DialogButton, DialogCloseButton } from '#ui/dialog.tsx';
import { toast } from '#ui/toast-store.ts';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { DeskForm } from '../forms/desk-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useOnNewValue } from '../../shared/forms/use-on-new-value.ts';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import type { UserIntent } from './user-intents.ts';
import { useUserReasonTexts } from './use-user-reason-texts.ts';

/** Of a form about an account. */
export interface UserFormProps {
  user: UserDetail;
  /** The result without scripts, so that what was typed is shown again. */
  serverResult: FormResult | undefined;
}

interface UserActionDialogProps {
  intent: UserIntent;
  /** Of the dialog; the intent unless given. */
  id?: string;
  button: Pick<ButtonProps, 'variant' | 'children' | 'aria-label' | 'size'>;
  title: string;
  /** What happens, and whether it can be undone. */
  text: string;
  submit: string;
  isDangerous?: boolean;
  labels?: Readonly<Record<string, string>>;
  problemText?(problem: string): string | undefined;
  serverResult?: UserFormProps['serverResult'];
  children?: ReactNode;
}

/** A button that asks in a dialog before it changes the account. */
export function UserActionDialog(props: UserActionDialogProps) {
  const { intent, button, title, text, submit, isDangerous, serverResult, children } = props;
  const { id = intent, labels, problemText } = props;
  const t = useT();
  const form = useShopForm({ intent, fetcherKey: `user-${id}`, serverResult });
  useOnNewValue(form.success, () => {
    (document.getElementById(id) as HTMLDialogElement | null)?.close();
    toast({ title: t(`adminUsers.userActions.done.${intent}`), variant: 'success' });
  });
  return (
    <>
      <DialogButton opens={id} size="small" {...button} />
      <Dialog id={id} title={title} description={text}>
        <DeskForm
          form={form}
          labels={labels}
          problemText={problemText}
          idPrefix={id}
          failedTitle={t('adminUsers.userActions.failed')}
          reasonTexts={useUserReasonTexts(form.rejection)}
          preventScrollReset
          className="grid gap-6"
        >
          {children}
          <div className="flex flex-wrap justify-end gap-3">
            <DialogCloseButton closes={id}>{t('adminUsers.userActions.cancel')}</DialogCloseButton>
            <SubmitButton
              variant={isDangerous ? 'danger' : 'solid'}
              busyLabel={t('adminUsers.userActions.busy')}
            >
              {submit}
            </SubmitButton>
          </div>
        </DeskForm>
      </Dialog>
    </>
  );
}
