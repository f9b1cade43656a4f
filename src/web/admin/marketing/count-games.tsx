import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useLanguage } from '#i18n/react.tsx';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { DeskForm } from '../forms/desk-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useErrorToast } from '../../shared/forms/use-error-toast.ts';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { subscribeToUpdates } from '../live/update-store.ts';

interface CountGamesProps {
  refreshedAt: Date | null;
  serverResult?: FormResult<{ countedBefore: Date | null }>;
}

/** When the games were counted, and a button that has them counted in the background. */
export function CountGames({ refreshedAt, serverResult }: CountGamesProps) {
  const { t, date } = useLanguage();
  const form = useShopForm({ serverResult });
  useErrorToast(form.rejection);
  const isCounting = form.success?.countedBefore?.getTime() === refreshedAt?.getTime();
  useShowCount(form.success !== null && isCounting);
  return (
    <div className="report-refresh">
      <p className="text-sm text-muted">
        {refreshedAt
          ? t('adminMarketing.refresh.last', { date: date(refreshedAt, 'dateTime') })
          : t('adminMarketing.refresh.never')}
      </p>
      <DeskForm form={form} hasNotice={false}>
        <SubmitButton variant="outline" size="small" busyLabel={t('adminMarketing.refresh.busy')}>
          {t('adminMarketing.refresh.button')}
        </SubmitButton>
      </DeskForm>
      <p role="status" className="text-sm empty:hidden">
        {form.success && t(`adminMarketing.refresh.${isCounting ? 'queued' : 'done'}`)}
      </p>
    </div>
  );
}

/** Loads the page's data again when the count that it waits for is done. */
function useShowCount(isWaiting: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWaiting) return;
    return subscribeToUpdates((message) => {
      const isCounted =
        message.kind === 'missed' || message.updates.some(({ area }) => area === 'analytics');
      if (isCounted) void revalidate();
    });
  }, [isWaiting, revalidate]);
}
