import { useLanguage } from '#i18n/react.tsx';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { ShopForm } from '../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useErrorToast } from '../../shared/forms/use-error-toast.ts';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';

interface CountGamesProps {
  refreshedAt: Date | null;
  serverResult?: FormResult;
}

/** When the games were counted, and a button that counts them now. */
export function CountGames({ refreshedAt, serverResult }: CountGamesProps) {
  const { t, date } = useLanguage();
  const form = useShopForm({ serverResult });
  useErrorToast(form.rejection);
  return (
    <div className="report-refresh">
      <p className="text-sm text-muted">
        {refreshedAt
          ? t('adminMarketing.refresh.last', { date: date(refreshedAt, 'dateTime') })
          : t('adminMarketing.refresh.never')}
      </p>
      <ShopForm form={form} hasNotice={false}>
        <SubmitButton variant="outline" size="small" busyLabel={t('adminMarketing.refresh.busy')}>
          {t('adminMarketing.refresh.button')}
        </SubmitButton>
      </ShopForm>
      <p role="status" className="text-sm empty:hidden">
        {form.success && t('adminMarketing.refresh.done')}
      </p>
    </div>
  );
}
