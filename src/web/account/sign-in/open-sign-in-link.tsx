import { useT } from '#i18n/react.tsx';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { ShopForm } from '../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { PageHead } from '../../shared/seo/page-head.tsx';
import { Entrance } from './entrance.tsx';
import { ExpiredLink } from './expired-link.tsx';

interface OpenSignInLinkProps {
  token: string;
  serverResult: FormResult | undefined;
}

export function OpenSignInLink({ token, serverResult }: OpenSignInLinkProps) {
  const t = useT();
  const form = useShopForm({ serverResult });
  const { rejection } = form;
  if (rejection?.reason === 'invalid_token' || rejection?.fields['token']) {
    return (
      <ExpiredLink
        title={t('account.signInLink.expiredTitle')}
        text={t('account.signInLink.expiredText')}
        to="/login/link"
        label={t('account.signInLink.again')}
      />
    );
  }
  return (
    <Entrance title={t('account.signInLink.openTitle')} lead={t('account.signInLink.openText')}>
      <PageHead title={t('account.signInLink.openTitle')} robots="noindex" />
      <ShopForm
        form={form}
        labels={{}}
        failedTitle={t('account.login.failed')}
        reasonTexts={{ user_banned: t('account.login.banned') }}
        hasToast
      >
        <input type="hidden" name="token" value={token} />
        <SubmitButton size="large" busyLabel={t('account.login.busy')} wide>
          {t('account.signInLink.open')}
        </SubmitButton>
      </ShopForm>
    </Entrance>
  );
}
