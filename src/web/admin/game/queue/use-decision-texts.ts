import { useT } from '#i18n/react.tsx';
import type { FormRejection } from '../../../shared/forms/form-result.ts';
import { useRecordProblem } from '../../forms/use-record-problem.ts';

/** Why a decision was not stored, in words. */
export function useDecisionTexts(rejection: FormRejection | null) {
  const t = useT();
  const name = rejection?.details?.['colleague'] ?? '';
  return {
    labels: {
      reason_en: t('adminGame.claimQueue.reasonEn'),
      reason_ar: t('adminGame.claimQueue.reasonAr'),
    },
    problemText: useRecordProblem(),
    failedTitle: t('adminGame.claimQueue.rejections.failed'),
    reasonTexts: {
      open_elsewhere: t('adminGame.claimQueue.rejections.openElsewhere', { name }),
      already_decided: t('adminGame.claimQueue.rejections.alreadyDecided'),
      wrong_status: t('adminGame.claimQueue.rejections.wrongStatus'),
      claim_not_found: t('adminGame.claimQueue.rejections.notFound'),
      forbidden: t('admin.recordForm.forbidden'),
    },
  };
}
