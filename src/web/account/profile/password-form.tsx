import { minimumPasswordLength } from '#domain/identity/password.ts';
import { useT } from '#i18n/react.tsx';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { ShopForm } from '../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { SuccessNotice } from '../../shared/forms/success-notice.tsx';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { AccountPanel } from '../account-panel.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { useAccountLabels } from '../fields/use-account-labels.ts';

interface PasswordFormProps {
  email: string;
  isStaff: boolean;
  serverResult: FormResult | undefined;
}

export function PasswordForm({ email, isStaff, serverResult }: PasswordFormProps) {
  const t = useT();
  const form = useShopForm({ intent: 'password', serverResult });
  const reason = form.rejection?.reason;
  const wrong = t('account.profile.passwordWrong');
  const same = t('account.profile.passwordSame');
  const minimum = isStaff ? minimumPasswordLength.staff : minimumPasswordLength.customer;
  return (
    <AccountPanel id="password-title" title={t('account.profile.passwordTitle')}>
      <p className="mt-2 mb-6 text-sm text-muted">{t('account.profile.passwordLead')}</p>
      <ShopForm
        // Emptied after a change: the old password must not stay in the page.
        key={form.success ? 'saved' : 'open'}
        form={form}
        labels={useAccountLabels('currentPassword', 'newPassword')}
        failedTitle={t('account.profile.passwordFailed')}
        reasonTexts={{
          invalid_credentials: wrong,
          same_password: same,
          weak_password: t('account.weakPassword.title'),
        }}
        hasToast
        className="grid max-w-form gap-6"
      >
        <SuccessNotice result={form.success} title={t('account.profile.passwordChanged')} />
        {/* Password managers want to know whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          name="currentPassword"
          autoComplete="current-password"
          error={reason === 'invalid_credentials' ? wrong : undefined}
        />
        <PasswordField
          name="newPassword"
          autoComplete="new-password"
          error={reason === 'same_password' ? same : undefined}
          hint={t('account.fields.passwordHint', { count: minimum })}
        />
        <div>
          <SubmitButton size="large" busyLabel={t('account.profile.saving')}>
            {t('account.profile.passwordSubmit')}
          </SubmitButton>
        </div>
      </ShopForm>
    </AccountPanel>
  );
}
