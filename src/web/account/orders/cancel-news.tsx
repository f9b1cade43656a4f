import { useT } from '#i18n/react.tsx';
import { WarningIcon } from '#ui/icons.tsx';
import { SavedNotice } from '../forms/saved-notice.tsx';
import type { CancelAnswer } from './cancel-answer.ts';

/** The result of a cancellation. */
export function CancelNews({ answer }: { answer: CancelAnswer | undefined }) {
  const t = useT();
  return (
    <>
      <SavedNotice
        news={answer?.ok ? answer : null}
        title={t('account.order.cancel.done')}
        text={t('account.order.cancel.doneText')}
      />
      {answer && !answer.ok && (
        <div role="alert" className="form-notice">
          <WarningIcon className="mt-0.5 text-terracotta" />
          <div>
            <p className="font-medium">{t('account.order.cancel.refused')}</p>
            <p className="text-sm">
              {answer.reason === 'too_long'
                ? t('account.order.cancel.tooLong')
                : t('account.order.cancel.refusedText', {
                    status: t(`account.orderStatus.${answer.status}`),
                  })}
            </p>
          </div>
        </div>
      )}
    </>
  );
}
