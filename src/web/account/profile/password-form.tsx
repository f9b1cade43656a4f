import { minimumPasswordLength } from '#domain/identity/password.ts';
import { useT } from '#i18n/react.tsx';
import { PasswordField } from '../forms/account-field.tsx';
import { AccountForm, SubmitButton } from '../forms/account-form.tsx';
import { SavedNotice } from '../forms/saved-notice.tsx';
import { useFormWords } from '../forms/use-form-words.ts';
import { outcomeOf, type Outcome } from './outcome.ts';

interface PasswordFormProps {
  email: string;
  isStaff: boolean;
  outcome: Outcome;
}

export function PasswordForm({ email, isStaff, outcome }: PasswordFormProps) {
  const t = useT();
  const { common } = useFormWords();
  const { refusal, saved } = outcomeOf(outcome, 'password');
  const isWrong = refusal?.reason === 'invalid_credentials';
  const isSame = refusal?.reason === 'same_password';
  const wrong = isWrong ? t('account.profile.passwordWrong') : undefined;
  const same = isSame ? t('account.profile.passwordSame') : undefined;
  const minimum = isStaff ? minimumPasswordLength.staff : minimumPasswordLength.customer;
  return (
    <section aria-labelledby="password-title" className="account-panel">
      <h2 id="password-title" className="text-xl">
        {t('account.profile.passwordTitle')}
      </h2>
      <p className="mt-2 mb-6 text-sm text-muted">{t('account.profile.passwordLead')}</p>
      <AccountForm
        // Emptied after a change: the old password must not wait in the page.
        key={saved ? 'saved' : 'open'}
        intent="password"
        refusal={refusal}
        failedTitle={t('account.profile.passwordFailed')}
        failedText={wrong ?? same ?? (refusal && common(refusal)) ?? ''}
        passwordField="newPassword"
        className="max-w-form"
      >
        <SavedNotice news={saved} title={t('account.profile.passwordChanged')} />
        {/* For password managers, which need the user name. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField name="currentPassword" autoComplete="current-password" error={wrong} />
        <PasswordField
          name="newPassword"
          autoComplete="new-password"
          error={same}
          hint={t('account.fields.passwordHint', { count: minimum })}
        />
        <div>
          <SubmitButton intent="password" busyLabel={t('account.profile.saving')}>
            {t('account.profile.passwordSubmit')}
          </SubmitButton>
        </div>
      </AccountForm>
    </section>
  );
}
