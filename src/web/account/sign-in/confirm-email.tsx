import { useT } from '#i18n/react.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { PageHead } from '../../shared/seo/page-head.tsx';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { ShopForm } from '../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { PasswordField } from '../fields/password-field.tsx';
import { useAccountLabels } from '../fields/use-account-labels.ts';
import { Entrance } from './entrance.tsx';

interface ConfirmEmailProps {
  token: string;
  /** Not in the browser that signed up. */
  needsPassword: boolean;
  serverResult: FormResult | undefined;
}

export function ConfirmEmail({ token, needsPassword, serverResult }: ConfirmEmailProps) {
  const t = useT();
  const form = useShopForm({ serverResult });
  const labels = useAccountLabels('password');
  const { rejection } = form;
  const isWrong = rejection?.reason === 'invalid_credentials';
  const asksPassword = needsPassword || isWrong;
  const wrong = isWrong ? t('account.confirm.wrongPassword') : undefined;
  if (rejection?.reason === 'invalid_token' || rejection?.fields['token']) {
    return <ExpiredConfirmation />;
  }
  return (
    <Entrance
      title={t('account.confirm.title')}
      lead={t(asksPassword ? 'account.confirm.text' : 'account.confirm.ownText')}
    >
      <PageHead title={t('account.confirm.title')} robots="noindex" />
      <ShopForm
        form={form}
        labels={labels}
        failedTitle={t('account.confirm.failed')}
        reasonTexts={{ invalid_credentials: wrong }}
        hasToast
        className="grid gap-6"
      >
        <input type="hidden" name="token" value={token} />
        {asksPassword && (
          <PasswordField name="password" autoComplete="current-password" error={wrong} />
        )}
        <SubmitButton size="large" busyLabel={t('account.confirm.busy')} wide>
          {t('account.confirm.submit')}
        </SubmitButton>
      </ShopForm>
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
