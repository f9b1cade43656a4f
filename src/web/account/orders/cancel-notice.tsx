import { useT } from '#i18n/react.tsx';
import { WarningIcon } from '#ui/icons.tsx';
import { SavedNotice } from '../forms/saved-notice.tsx';
import type { CancelFormResult } from './cancel-form-result.ts';

/** The result of a cancellation. */
export function CancelNotice({ result }: { result: CancelFormResult | undefined }) {
  const t = useT();
  return (
    <>
      <SavedNotice
        news={result?.ok ? result : null}
        title={t('account.order.cancel.done')}
        text={t('account.order.cancel.doneText')}
      />
      {result && !result.ok && (
        <div role="alert" className="form-notice">
          <WarningIcon className="mt-0.5 text-terracotta" />
          <div>
            <p className="font-medium">{t('account.order.cancel.refused')}</p>
            <p className="text-sm">
              {result.reason === 'too_long'
                ? t('account.order.cancel.tooLong')
                : t('account.order.cancel.refusedText', {
                    status: t(`account.orderStatus.${result.status}`),
                  })}
            </p>
          </div>
        </div>
      )}
    </>
  );
}
