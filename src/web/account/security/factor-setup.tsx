import { useT } from '#i18n/react.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { ShopForm } from '../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import type { ShopFormState } from '../../shared/forms/use-shop-form.ts';
import { AccountPanel } from '../account-panel.tsx';
import { CodeField } from '../fields/code-field.tsx';
import { useWithNext } from '../sign-in/next-path.ts';

interface FactorSetupProps {
  setup: { factorId: string; secret: string; uri: string; picture: string };
  form: ShopFormState;
}

/** Scan or type the key, then prove it with a first code. */
export function FactorSetup({ setup, form }: FactorSetupProps) {
  const t = useT();
  const withNext = useWithNext();
  const wrong = t('account.secondStep.wrong');
  return (
    <AccountPanel id="two-step" title={t('account.security.setUpTitle')}>
      <div className="factor-setup">
        <div>
          <p className="max-w-prose">{t('account.security.scan')}</p>
          <img
            className="factor-picture"
            src={`data:image/svg+xml;utf8,${encodeURIComponent(setup.picture)}`}
            alt={t('account.security.pictureAlt')}
            width={220}
            height={220}
          />
        </div>
        <div>
          <p className="text-sm text-muted">{t('account.security.typeKey')}</p>
          <p className="factor-key">
            <bdi dir="ltr">{setup.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</bdi>
          </p>
          <p className="mt-2 mb-8 text-sm">
            <a href={setup.uri} className="form-link">
              {t('account.security.openApp')}
            </a>
          </p>
          <ShopForm
            form={form}
            labels={{ code: t('account.secondStep.code') }}
            failedTitle={t('account.security.onFailed')}
            reasonTexts={{
              mfa_verification_failed: wrong,
              mfa_factor_not_found: t('account.security.setupLost'),
            }}
            className="grid max-w-form gap-6"
          >
            <input type="hidden" name="factorId" value={setup.factorId} />
            <CodeField
              hint={t('account.security.firstCode')}
              error={form.rejection?.reason === 'mfa_verification_failed' ? wrong : undefined}
            />
            <div className="flex flex-wrap gap-3">
              <SubmitButton size="large" busyLabel={t('account.profile.saving')}>
                {t('account.security.switchOn')}
              </SubmitButton>
              <ButtonLink to={withNext('/account/security')} size="large" variant="quiet">
                {t('account.security.cancel')}
              </ButtonLink>
            </div>
          </ShopForm>
        </div>
      </div>
    </AccountPanel>
  );
}
