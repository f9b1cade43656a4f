import { useT } from '#i18n/react.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { SuccessNotice } from '../../shared/forms/success-notice.tsx';
import type { ShopFormState } from '../../shared/forms/use-shop-form.ts';
import { AccountPanel } from '../account-panel.tsx';
import { useWithNext } from '../sign-in/next-path.ts';

interface FactorOffProps {
  isLimited: boolean;
  form: ShopFormState;
}

/** Explains two-step sign-in and offers to set it up. */
export function FactorOff({ isLimited, form }: FactorOffProps) {
  const t = useT();
  const withNext = useWithNext();
  return (
    <AccountPanel id="two-step" title={t('account.security.twoStep')}>
      <SuccessNotice result={form.success} title={t('account.security.switchedOff')} />
      <p className="mt-2 mb-6 max-w-prose text-muted">{t('account.security.offText')}</p>
      {isLimited && (
        <p role="alert" className="mb-6">
          {t('account.security.limited')}
        </p>
      )}
      <ButtonLink to={withNext('/account/security?setup=1')} size="large">
        {t('account.security.setUp')}
      </ButtonLink>
    </AccountPanel>
  );
}
