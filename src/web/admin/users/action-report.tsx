import { useT } from '#i18n/react.tsx';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { RejectionNotice } from '../../shared/forms/rejection-notice.tsx';
import { SuccessNotice } from '../../shared/forms/success-notice.tsx';
import { useRejectionText } from '../../shared/forms/use-rejection-text.ts';
import { isUserIntent } from './user-intents.ts';
import { useUserReasonTexts } from './use-user-reason-texts.ts';

/** Where no scripts run, the dialog that sent the form is closed again, so the page reports. */
export function ActionReport({ result }: { result: FormResult | undefined }) {
  const t = useT();
  const rejection = result && !result.ok ? result : null;
  const rejectionText = useRejectionText();
  const reasonTexts = useUserReasonTexts(rejection);
  if (rejection) {
    return (
      <RejectionNotice
        reason={rejection.reason}
        title={t('adminUsers.userActions.failed')}
        text={rejectionText(rejection, reasonTexts)}
        className="mt-6"
      />
    );
  }
  if (!result || !isUserIntent(result.intent)) return null;
  return (
    <div className="mt-6">
      <SuccessNotice result={result} title={t(`adminUsers.userActions.done.${result.intent}`)} />
    </div>
  );
}
