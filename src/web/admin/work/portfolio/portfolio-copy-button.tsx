import { useT } from '#i18n/react.tsx';
import type { FormResult } from '../../../shared/forms/form-result.ts';
import { RejectionLine } from '../../../shared/forms/rejection-notice.tsx';
import { DeskForm } from '../../forms/desk-form.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../../shared/forms/use-shop-form.ts';

export const copyIntent = 'copy';

/** Makes a draft from what is stored, and leads to it. */
export function PortfolioCopyButton({ serverResult }: { serverResult?: FormResult | null }) {
  const t = useT();
  const form = useShopForm({ intent: copyIntent, serverResult });
  return (
    <DeskForm
      form={form}
      hasNotice={false}
      reasonTexts={{
        not_found: t('admin.records.gone'),
        not_unique: t('adminWork.portfolio.copyFailed'),
        forbidden: t('admin.recordForm.forbidden'),
      }}
    >
      <RejectionLine />
      <SubmitButton variant="outline" size="small" busyLabel={t('adminWork.portfolio.copying')}>
        {t('adminWork.portfolio.copy')}
      </SubmitButton>
    </DeskForm>
  );
}
