import { useT } from '#i18n/react.tsx';
import { ShopForm } from '../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import type { ShopFormState } from '../../shared/forms/use-shop-form.ts';
import { AccountPanel } from '../account-panel.tsx';
import { CodeField } from '../fields/code-field.tsx';

/** Replaces the recovery codes and leaves the app as it is. */
export function RenewCodes({ form }: { form: ShopFormState }) {
  const t = useT();
  const wrongCode = t('account.secondStep.wrong');
  return (
    <AccountPanel id="renew-codes" title={t('account.security.renewTitle')} className="mb-8">
      <p className="mt-2 mb-6 max-w-prose text-muted">{t('account.security.renewText')}</p>
      <ShopForm
        form={form}
        idPrefix="renew"
        labels={{ code: t('account.secondStep.code') }}
        failedTitle={t('account.security.renewFailed')}
        reasonTexts={{ wrong_code: wrongCode }}
        className="grid max-w-form gap-6"
      >
        <CodeField
          hint={t('account.secondStep.hint')}
          error={form.rejection?.reason === 'wrong_code' ? wrongCode : undefined}
        />
        <div>
          <SubmitButton variant="outline" size="large" busyLabel={t('account.profile.saving')}>
            {t('account.security.renew')}
          </SubmitButton>
        </div>
      </ShopForm>
    </AccountPanel>
  );
}
