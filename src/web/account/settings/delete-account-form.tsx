import { useT } from '#i18n/react.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { ShopForm } from '../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { PasswordField } from '../fields/password-field.tsx';
import { useAccountLabels } from '../fields/use-account-labels.ts';

/** Deleting needs the password of the owner and an explicit consent. */
export function DeleteAccountForm({ serverResult }: { serverResult: FormResult | undefined }) {
  const t = useT();
  const form = useShopForm({ serverResult });
  const { rejection } = form;
  const wrong = t('account.profile.passwordWrong');
  const unclear = t('account.deletion.understandRequired');
  return (
    <ShopForm
      form={form}
      labels={useAccountLabels('password')}
      failedTitle={t('account.deletion.failed')}
      reasonTexts={{
        invalid_credentials: wrong,
        invalid_input: unclear,
        failed: t('account.deletion.failedText'),
      }}
      className="account-panel grid max-w-form gap-6"
    >
      <PasswordField
        name="password"
        autoComplete="current-password"
        hint={t('account.deletion.password')}
        error={rejection?.reason === 'invalid_credentials' ? wrong : undefined}
      />
      <Checkbox
        name="understood"
        value="yes"
        required
        label={t('account.deletion.understand')}
        error={rejection?.fields['understood'] && unclear}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton variant="danger" size="large" busyLabel={t('account.deletion.busy')}>
          {t('account.deletion.submit')}
        </SubmitButton>
        <ButtonLink to="/account/settings" size="large" variant="quiet">
          {t('account.deletion.back')}
        </ButtonLink>
      </div>
    </ShopForm>
  );
}
