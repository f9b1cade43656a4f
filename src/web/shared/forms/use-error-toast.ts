import { useT } from '#i18n/react.tsx';
import type { FormRejection } from './form-result.ts';
import type { ReasonTexts } from './use-rejection-text.ts';
import { useRejectionToast } from './use-rejection-toast.ts';

/** For a button or a choice, where nothing was typed: a failure is a toast titled "Error". */
export function useErrorToast(rejection: FormRejection | null, reasonTexts?: ReasonTexts): void {
  const t = useT();
  useRejectionToast(rejection, t('forms.errorTitle'), {
    failed: t('failure.text'),
    unreachable: t('forms.noConnection'),
    session_ended: t('session.expiredText'),
    ...reasonTexts,
  });
}
