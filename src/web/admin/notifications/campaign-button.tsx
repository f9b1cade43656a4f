import type { ReactNode } from 'react';
import { useT } from '#i18n/react.tsx';
import type { ButtonProps } from '#ui/button.tsx';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { DeskForm } from '../forms/desk-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { SuccessNotice } from '../../shared/forms/success-notice.tsx';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import type { CampaignIntent } from './campaign-intents.ts';
import { useCampaignReasons } from './use-campaign-reasons.ts';

type CampaignSuccess = { email?: string; pasted?: number; found?: number };
export type CampaignResult = FormResult<CampaignSuccess>;

interface CampaignButtonProps {
  intent: CampaignIntent;
  serverResult?: CampaignResult;
  button: Pick<ButtonProps, 'variant'> & { label: string };
  /** Confirms a success. */
  done?(result: CampaignSuccess): string;
  labels?: Readonly<Record<string, string>>;
  children?: ReactNode;
}

/** One button of the page of a campaign, with its fields. */
export function CampaignButton(props: CampaignButtonProps) {
  const { intent, serverResult, button, done, labels, children } = props;
  const t = useT();
  const form = useShopForm<CampaignSuccess>({
    intent,
    fetcherKey: `campaign-${intent}`,
    serverResult,
  });
  const { label, variant = 'outline' } = button;
  return (
    <DeskForm
      form={form}
      labels={labels}
      idPrefix={intent}
      className="campaign-form"
      failedTitle={t('adminNotifications.send.failed')}
      reasonTexts={useCampaignReasons()}
      problemText={(problem) =>
        problem === 'invalid_time' || problem === 'too_many_addresses'
          ? t(`adminNotifications.problems.${problem}`)
          : undefined
      }
      preventScrollReset
    >
      {done && form.success && <SuccessNotice result={form.success} title={done(form.success)} />}
      {children}
      <SubmitButton variant={variant} busyLabel={t('adminNotifications.send.busy')}>
        {label}
      </SubmitButton>
    </DeskForm>
  );
}
