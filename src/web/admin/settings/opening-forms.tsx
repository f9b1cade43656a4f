import type { ReactNode } from 'react';
import { useT } from '#i18n/react.tsx';
import { TextField } from '../../shared/forms/form-fields.tsx';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { RejectionLine } from '../../shared/forms/rejection-notice.tsx';
import { DeskForm } from '../forms/desk-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';

interface OpeningFormProps {
  isOpen: boolean;
  opensOn: string | null;
  serverResult?: FormResult;
}

export function OpeningForm({ isOpen, opensOn, serverResult }: OpeningFormProps) {
  const t = useT();
  if (isOpen) {
    return (
      <IntentForm intent="close" serverResult={serverResult}>
        <p className="max-w-prose text-muted">{t('adminSettings.opening.closeLead')}</p>
        <SubmitButton variant="outline" busyLabel={t('adminSettings.opening.closing')}>
          {t('adminSettings.opening.close')}
        </SubmitButton>
      </IntentForm>
    );
  }
  return (
    <div className="grid gap-8">
      <IntentForm intent="day" serverResult={serverResult} done={t('adminSettings.opening.saved')}>
        <TextField
          name="opens_on"
          type="date"
          defaultValue={opensOn ?? ''}
          hint={t('adminSettings.opening.opensOnHint')}
        />
        <SubmitButton variant="outline">{t('adminSettings.opening.setDay')}</SubmitButton>
      </IntentForm>
      <IntentForm intent="open" serverResult={serverResult}>
        <SubmitButton busyLabel={t('adminSettings.opening.opening')}>
          {t('adminSettings.opening.open')}
        </SubmitButton>
      </IntentForm>
    </div>
  );
}

export function TestMailForm({
  email,
  serverResult,
}: {
  email: string;
  serverResult?: FormResult;
}) {
  const t = useT();
  return (
    <IntentForm
      intent="test"
      serverResult={serverResult}
      done={t('adminSettings.opening.testSent', { email })}
    >
      <SubmitButton variant="outline" busyLabel={t('adminSettings.opening.sendingTest')}>
        {t('adminSettings.opening.testMail')}
      </SubmitButton>
    </IntentForm>
  );
}

interface IntentFormProps {
  intent: 'open' | 'close' | 'day' | 'test';
  serverResult?: FormResult;
  /** Said once it has worked, where the page itself does not change. */
  done?: string;
  children: ReactNode;
}

function IntentForm({ intent, serverResult, done, children }: IntentFormProps) {
  const t = useT();
  const form = useShopForm({ intent, serverResult });
  return (
    <DeskForm
      form={form}
      hasNotice={false}
      className="grid max-w-prose justify-items-start gap-4"
      labels={{ opens_on: t('adminSettings.opening.opensOn') }}
      reasonTexts={{ no_mail_server: t('adminSettings.opening.noMail') }}
    >
      {children}
      <p role="status" className="text-sm empty:hidden">
        {form.success && done}
      </p>
      <RejectionLine />
    </DeskForm>
  );
}
