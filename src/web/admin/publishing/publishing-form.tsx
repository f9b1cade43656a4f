import type { ReactNode } from 'react';
import { useT } from '#i18n/react.tsx';
import type { ButtonProps } from '#ui/button.tsx';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { DeskForm } from '../forms/desk-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { SuccessNotice } from '../../shared/forms/success-notice.tsx';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import type { ReviewIntent } from './review-intents.ts';
import { useReviewReasons } from './use-review-reasons.ts';

export type PublishingResult = FormResult<{ version?: number; changed?: number }>;

interface PublishingFormProps {
  intent: ReviewIntent;
  /** Tells several forms of one intent apart. */
  name?: string;
  serverResult?: PublishingResult;
  button: Pick<ButtonProps, 'variant' | 'size'> & { label: string; busyLabel: string };
  /** Confirms a success. */
  done?: { title(result: { version?: number }): string; text?: string };
  labels?: Readonly<Record<string, string>>;
  /** Otherwise only the success of the last press is shown. */
  isOpen?: boolean;
  children?: ReactNode;
}

/** One button of the review page, with its fields. */
export function PublishingForm(props: PublishingFormProps) {
  const { intent, name = intent, serverResult, button, done, labels, isOpen = true } = props;
  const t = useT();
  const form = useShopForm<{ version?: number }>({
    intent,
    fetcherKey: `review-${name}`,
    serverResult,
  });
  const { label, busyLabel, ...look } = button;
  return (
    <DeskForm
      form={form}
      labels={labels}
      idPrefix={name}
      className="publishing-form"
      failedTitle={t('adminPublishing.review.failed')}
      reasonTexts={useReviewReasons()}
      problemText={(problem) =>
        problem === 'invalid_time' ? t('adminPublishing.schedule.invalidTime') : undefined
      }
    >
      {done && (
        <SuccessNotice
          result={form.success}
          title={form.success ? done.title(form.success) : ''}
          text={done.text}
        />
      )}
      {isOpen && (
        <>
          {props.children}
          <SubmitButton {...look} busyLabel={busyLabel}>
            {label}
          </SubmitButton>
        </>
      )}
    </DeskForm>
  );
}
