import { useT } from '#i18n/react.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { PageHead } from '../../shared/seo/page-head.tsx';
import { PasswordField } from '../forms/account-field.tsx';
import { AccountForm, SubmitButton } from '../forms/account-form.tsx';
import type { Refusal } from '../forms/refusal.ts';
import { useFormWords } from '../forms/use-form-words.ts';
import { Entrance } from './entrance.tsx';

export function ConfirmEmail({ token, refusal }: { token: string; refusal: Refusal | null }) {
  const t = useT();
  const { common } = useFormWords();
  const wrong =
    refusal?.reason === 'invalid_credentials' ? t('account.confirm.wrongPassword') : undefined;
  if (refusal?.reason === 'invalid_token' || refusal?.fields['token'])
    return <ExpiredConfirmation />;
  return (
    <Entrance title={t('account.confirm.title')} lead={t('account.confirm.text')}>
      <PageHead title={t('account.confirm.title')} robots="noindex" />
      <AccountForm
        refusal={refusal}
        failedTitle={t('account.confirm.failed')}
        failedText={wrong ?? (refusal && common(refusal)) ?? ''}
      >
        <input type="hidden" name="token" value={token} />
        <PasswordField name="password" autoComplete="current-password" error={wrong} />
        <SubmitButton busyLabel={t('account.confirm.busy')} wide>
          {t('account.confirm.submit')}
        </SubmitButton>
      </AccountForm>
      <p className="mt-8 text-sm text-muted">{t('account.confirm.notYou')}</p>
    </Entrance>
  );
}

function ExpiredConfirmation() {
  const t = useT();
  return (
    <Entrance title={t('account.confirm.expiredTitle')} lead={t('account.confirm.expiredText')}>
      <PageHead title={t('account.confirm.expiredTitle')} robots="noindex" />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/login">{t('account.signup.login')}</ButtonLink>
        <ButtonLink to="/signup" variant="outline">
          {t('account.login.signup')}
        </ButtonLink>
      </div>
    </Entrance>
  );
}
