import { Form, useNavigation } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { PasswordField } from '../forms/account-field.tsx';
import { RefusalNotice } from '../forms/refusal-notice.tsx';
import type { Refusal } from '../forms/refusal.ts';
import { useFormWords } from '../forms/use-form-words.ts';

/** Two proofs: that it is meant, and that it is the owner who means it. */
export function FarewellForm({ refusal }: { refusal: Refusal | null }) {
  const t = useT();
  const { common } = useFormWords();
  const isBusy = useNavigation().formMethod === 'POST';
  const reason = refusal?.reason;
  const wrong = reason === 'invalid_credentials' ? t('account.profile.passwordWrong') : undefined;
  const unclear =
    reason === 'not_understood' ? t('account.deletion.understandRequired') : undefined;
  return (
    <Form method="post" noValidate className="account-panel grid max-w-form gap-6">
      {refusal && (
        <RefusalNotice
          refusal={refusal}
          title={t('account.deletion.failed')}
          text={wrong ?? unclear ?? common(refusal) ?? t('account.deletion.failedText')}
        />
      )}
      <PasswordField
        name="password"
        autoComplete="current-password"
        hint={t('account.deletion.password')}
        error={wrong}
      />
      <Checkbox
        name="understood"
        value="yes"
        required
        label={t('account.deletion.understand')}
        error={unclear}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="danger"
          size="large"
          busy={isBusy}
          busyLabel={t('account.deletion.busy')}
        >
          {t('account.deletion.submit')}
        </Button>
        <ButtonLink to="/account/settings" size="large" variant="quiet">
          {t('account.deletion.back')}
        </ButtonLink>
      </div>
    </Form>
  );
}
