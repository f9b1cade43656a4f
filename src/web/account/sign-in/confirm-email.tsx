import { useT } from '#i18n/react.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { AccountForm, SubmitButton } from '../forms/account-form.tsx';
import type { Refusal } from '../forms/refusal.ts';
import { useFormWords } from '../forms/use-form-words.ts';
import { Entrance } from './entrance.tsx';

export function ConfirmEmail({ token, refusal }: { token: string; refusal: Refusal | null }) {
  const t = useT();
  const { common } = useFormWords();
  if (refusal?.reason === 'invalid_token') return <ExpiredConfirmation />;
  return (
    <Entrance title={t('account.confirm.title')} lead={t('account.confirm.text')}>
      <PageHead title={t('account.confirm.title')} robots="noindex" />
      <AccountForm
        refusal={refusal}
        failedTitle={t('account.signup.failed')}
        failedText={(refusal && common(refusal)) ?? ''}
      >
        <input type="hidden" name="token" value={token} />
        <SubmitButton busyLabel={t('account.confirm.busy')} wide>
          {t('account.confirm.submit')}
        </SubmitButton>
      </AccountForm>
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
