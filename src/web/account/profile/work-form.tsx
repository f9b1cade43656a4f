import { useEffect } from 'react';
import { useT } from '#i18n/react.tsx';
import type { Profile } from '#services/identity/account.ts';
import { TextField } from '../../shared/forms/form-fields.tsx';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { ShopForm } from '../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { SuccessNotice } from '../../shared/forms/success-notice.tsx';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { emitAuthEvent } from '../../shared/session/auth-events.ts';
import { AccountPanel } from '../account-panel.tsx';
import { useAccountLabels } from '../fields/use-account-labels.ts';

interface WorkFormProps {
  profile: Profile;
  serverResult: FormResult | undefined;
}

export function WorkForm({ profile, serverResult }: WorkFormProps) {
  const t = useT();
  const form = useShopForm({ intent: 'work', serverResult });
  const { success } = form;
  useEffect(() => {
    if (success) emitAuthEvent('USER_UPDATED');
  }, [success]);
  return (
    <AccountPanel id="work" title={t('account.profile.work')}>
      <p className="mt-2 mb-6 text-sm text-muted">{t('account.profile.workHint')}</p>
      <ShopForm
        form={form}
        labels={useAccountLabels('jobPosition', 'company')}
        failedTitle={t('account.profile.failedTitle')}
        reasonTexts={{
          failed: t('account.profile.failed'),
          session_ended: `${t('session.notAuthenticated')}\n${t('forms.sessionEnded')}`,
        }}
        hasToast
        className="grid gap-6"
      >
        <SuccessNotice
          result={success}
          title={t('account.profile.savedTitle')}
          text={t('account.profile.saved')}
        />
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField
            name="jobPosition"
            autoComplete="organization-title"
            defaultValue={profile.jobPosition ?? ''}
            optional
          />
          <TextField
            name="company"
            autoComplete="organization"
            defaultValue={profile.company ?? ''}
            optional
          />
        </div>
        <div>
          <SubmitButton size="large" busyLabel={t('account.profile.saving')}>
            {t('account.profile.save')}
          </SubmitButton>
        </div>
      </ShopForm>
    </AccountPanel>
  );
}
