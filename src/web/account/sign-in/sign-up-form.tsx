import { minimumPasswordLength } from '#domain/identity/password.ts';
import { useT } from '#i18n/react.tsx';
import { Link } from '#ui/link.tsx';
import { PageHead } from '../../shared/seo/page-head.tsx';
import { AccountField, PasswordField } from '../forms/account-field.tsx';
import { AccountForm, SubmitButton } from '../forms/account-form.tsx';
import type { Refusal } from '../forms/refusal.ts';
import { useFormWords } from '../forms/use-form-words.ts';
import { Entrance } from './entrance.tsx';

export function SignUpForm({ refusal }: { refusal: Refusal | null }) {
  const t = useT();
  const { common } = useFormWords();
  const failedText = refusal ? (common(refusal) ?? t('account.fields.tooLong')) : '';
  return (
    <Entrance title={t('account.signup.title')} lead={t('account.signup.lead')}>
      <PageHead title={t('account.signup.title')} />
      <AccountForm
        refusal={refusal}
        failedTitle={t('account.signup.failed')}
        failedText={failedText}
        passwordField="password"
      >
        <AccountField name="fullName" autoComplete="name" required />
        <AccountField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          dir="ltr"
          required
        />
        <AccountField
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
          hint={t('account.fields.phoneHint')}
          required
        />
        <PasswordField
          name="password"
          autoComplete="new-password"
          hint={t('account.fields.passwordHint', { count: minimumPasswordLength.customer })}
        />
        <div className="grid gap-6 sm:grid-cols-2">
          <AccountField name="jobPosition" autoComplete="organization-title" optional />
          <AccountField name="company" autoComplete="organization" optional />
        </div>
        <Terms />
        <SubmitButton busyLabel={t('account.signup.busy')} wide>
          {t('account.signup.submit')}
        </SubmitButton>
      </AccountForm>
      <p className="mt-8 text-sm text-muted">
        {t('account.signup.haveAccount')}{' '}
        <Link to="/login" className="form-link">
          {t('account.signup.login')}
        </Link>
      </p>
    </Entrance>
  );
}

function Terms() {
  const t = useT();
  return (
    <p className="text-sm text-muted">
      {t('account.signup.terms')}{' '}
      <span className="flex flex-wrap gap-x-6">
        <Link to="/terms" className="form-link">
          {t('footer.terms')}
        </Link>
        <Link to="/privacy" className="form-link">
          {t('footer.privacy')}
        </Link>
      </span>
    </p>
  );
}
