import type { EnquiryStatus } from '#domain/enquiries/enquiry-status.ts';
import { useT } from '#i18n/react.tsx';
import type { FormRejection } from '../../shared/forms/form-result.ts';
import type { ReasonTexts } from '../../shared/forms/use-rejection-text.ts';

/** Why an enquiry did not get another status. */
export function useMoveReasonTexts(rejection: FormRejection | null): ReasonTexts {
  const t = useT();
  const status = rejection?.details?.['status'] as EnquiryStatus | undefined;
  return {
    moved_meanwhile:
      status &&
      t('adminEnquiries.status.meanwhile', { status: t(`adminEnquiries.status.names.${status}`) }),
    not_allowed: t('adminEnquiries.status.notAllowed'),
    not_found: t('adminEnquiries.status.gone'),
  };
}
