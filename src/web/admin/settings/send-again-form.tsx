import { useT } from '#i18n/react.tsx';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { RejectionLine } from '../../shared/forms/rejection-notice.tsx';
import { DeskForm } from '../forms/desk-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';

export function SendAgainForm({ serverResult }: { serverResult?: FormResult }) {
  const t = useT();
  const form = useShopForm({ serverResult });
  return (
    <DeskForm
      form={form}
      hasNotice={false}
      className="mt-6 grid justify-items-start gap-2"
      reasonTexts={{
        no_mail_server: t('adminSettings.mails.problems.no_mail_server'),
        already_queued: t('adminSettings.mails.problems.already_queued'),
        link_removed: t('adminSettings.mails.problems.link_removed'),
        not_found: t('adminSettings.mails.problems.not_found'),
      }}
    >
      <SubmitButton variant="outline" busyLabel={t('adminSettings.mails.sending')}>
        {t('adminSettings.mails.again')}
      </SubmitButton>
      <p role="status" className="text-sm empty:hidden">
        {form.success && t('adminSettings.mails.queued')}
      </p>
      <RejectionLine />
    </DeskForm>
  );
}
