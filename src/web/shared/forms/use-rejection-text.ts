import { useT } from '#i18n/react.tsx';
import type { FormRejection } from './form-result.ts';
import { waitingTime } from './waiting-time.ts';

/** Texts of a form's own reasons. They take precedence over the common ones. */
export type ReasonTexts = Readonly<Record<string, string | undefined>>;

/** One sentence that says why the form was rejected. */
export function useRejectionText() {
  const t = useT();
  return ({ reason, retryAfter = 0 }: FormRejection, own: ReasonTexts = {}): string => {
    const text = own[reason];
    if (text !== undefined) return text;
    switch (reason) {
      case 'rate_limited': {
        const { key, count } = waitingTime(retryAfter);
        return t(key, { count });
      }
      case 'invalid_input':
        return t('forms.checkAgain');
      case 'unreachable':
        return t('forms.unreachable');
      case 'session_ended':
        return t('forms.sessionEnded');
      case 'too_large':
        return t('formTooLarge.text');
      case 'uploads_busy':
        return t('uploadsBusy.text');
      case 'too_fast':
        return t('storefront.formGuard.tooFast');
      case 'expired':
        return t('storefront.formGuard.expired');
      case 'trapped':
        return t('storefront.formGuard.trapped');
      default:
        return own['failed'] ?? t('forms.failed');
    }
  };
}
