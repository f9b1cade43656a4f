import type { OrderStatus } from '#domain/orders/status.ts';
import { useT } from '#i18n/react.tsx';
import type { FormRejection, FormResult } from '../../shared/forms/form-result.ts';
import { RejectionNotice } from '../../shared/forms/rejection-notice.tsx';
import { SuccessNotice } from '../../shared/forms/success-notice.tsx';
import { useRejectionText } from '../../shared/forms/use-rejection-text.ts';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';

/** The dialog sends the form and is gone afterwards; the page reports the result. */
export const cancelKey = 'cancel-order';

export function useCancelTexts(rejection: FormRejection | null) {
  const t = useT();
  const status = rejection?.details?.['status'] as OrderStatus | undefined;
  return {
    failedTitle: t('account.order.cancel.refused'),
    problemText: () => t('account.order.cancel.tooLong'),
    reasonTexts: {
      invalid_input: t('account.order.cancel.tooLong'),
      wrong_state:
        status &&
        t('account.order.cancel.refusedText', { status: t(`account.orderStatus.${status}`) }),
    },
  };
}

/** With scripts the dialog shows its rejection itself. */
export function CancelReport({ serverResult }: { serverResult: FormResult | undefined }) {
  const t = useT();
  const { success } = useShopForm({ fetcherKey: cancelKey, serverResult });
  const rejection = serverResult && !serverResult.ok ? serverResult : null;
  const { failedTitle, reasonTexts } = useCancelTexts(rejection);
  const rejectionText = useRejectionText();
  return (
    <>
      <SuccessNotice
        result={success}
        title={t('account.order.cancel.done')}
        text={t('account.order.cancel.doneText')}
      />
      {rejection && !success && (
        <RejectionNotice
          reason={rejection.reason}
          title={failedTitle}
          text={rejectionText(rejection, reasonTexts)}
        />
      )}
    </>
  );
}
