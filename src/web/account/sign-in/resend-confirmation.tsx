import { useT } from '#i18n/react.tsx';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { ShopForm } from '../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { SuccessNotice } from '../../shared/forms/success-notice.tsx';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';

export const resendIntent = 'resend';

interface ResendConfirmationProps {
  email: string;
  serverResult: FormResult | undefined;
}

/** Mails the link of a sign-up again. */
export function ResendConfirmation({ email, serverResult }: ResendConfirmationProps) {
  const t = useT();
  const form = useShopForm({ intent: resendIntent, serverResult });
  return (
    <ShopForm
      form={form}
      failedTitle={t('account.signup.resendFailed')}
      hasToast
      className="mt-8 grid justify-items-start gap-4"
    >
      <input type="hidden" name="email" value={email} />
      <SuccessNotice
        result={form.success}
        title={t('account.signup.resent')}
        text={t('account.signup.resentText')}
      />
      <SubmitButton variant="outline" busyLabel={t('account.signup.resendBusy')}>
        {t('account.signup.resend')}
      </SubmitButton>
    </ShopForm>
  );
}
