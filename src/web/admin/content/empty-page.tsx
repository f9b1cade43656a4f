import { useT } from '#i18n/react.tsx';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { DeskForm } from '../forms/desk-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { pageIntents } from './page-intents.ts';
import { usePartReasons } from './use-part-reasons.ts';

interface EmptyPageProps {
  page: string;
  serverResult?: FormResult;
}

/** An empty home shows what the shop shows by default; staff can begin with it. */
export function EmptyPage({ page, serverResult }: EmptyPageProps) {
  const t = useT();
  const form = useShopForm({
    intent: pageIntents.startFromDefault,
    fetcherKey: 'start-from-default',
    serverResult,
  });
  const reasonTexts = usePartReasons();
  if (page !== 'home') return <p className="text-muted">{t('adminContent.page.empty')}</p>;
  return (
    <DeskForm
      form={form}
      className="record-section"
      failedTitle={t('adminContent.page.failed')}
      reasonTexts={reasonTexts}
    >
      <p>{t('adminContent.page.emptyHome')}</p>
      <SubmitButton className="justify-self-start" busyLabel={t('adminContent.page.busy')}>
        {t('adminContent.page.startFromDefault')}
      </SubmitButton>
    </DeskForm>
  );
}
