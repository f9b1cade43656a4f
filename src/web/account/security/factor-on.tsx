import { useT } from '#i18n/react.tsx';
import { ShopForm } from '../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import type { ShopFormState } from '../../shared/forms/use-shop-form.ts';
import { AccountPanel } from '../account-panel.tsx';
import { CodeField } from '../fields/code-field.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { useAccountLabels } from '../fields/use-account-labels.ts';

/** Switching off needs the password and a code, so that a session left open is not enough. */
export function FactorOn({ form }: { form: ShopFormState }) {
  const t = useT();
  const labels = useAccountLabels('password');
  const reason = form.rejection?.reason;
  const wrongPassword = t('account.profile.passwordWrong');
  const wrongCode = t('account.secondStep.wrong');
  return (
    <AccountPanel id="two-step" title={t('account.security.onTitle')}>
      <p className="mt-2 mb-6 max-w-prose text-muted">{t('account.security.onText')}</p>
      <ShopForm
        form={form}
        labels={{ ...labels, code: t('account.secondStep.code') }}
        failedTitle={t('account.security.offFailed')}
        reasonTexts={{ invalid_credentials: wrongPassword, wrong_code: wrongCode }}
        className="grid max-w-form gap-6"
      >
        <PasswordField
          name="password"
          autoComplete="current-password"
          error={reason === 'invalid_credentials' ? wrongPassword : undefined}
        />
        <CodeField
          hint={t('account.secondStep.hint')}
          error={reason === 'wrong_code' ? wrongCode : undefined}
        />
        <div>
          <SubmitButton variant="danger" size="large" busyLabel={t('account.profile.saving')}>
            {t('account.security.switchOff')}
          </SubmitButton>
        </div>
      </ShopForm>
    </AccountPanel>
  );
}
