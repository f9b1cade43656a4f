import { useLanguage } from '#i18n/react.tsx';
import type { LastAudit } from '#services/seo/audit/read-last-audit.server.ts';
import { Link } from '#ui/link.tsx';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { DeskForm } from '../forms/desk-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useErrorToast } from '../../shared/forms/use-error-toast.ts';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';

interface AuditLineProps {
  audit: LastAudit | null;
  serverResult?: FormResult;
}

/** When the pages were read, and a button to read them now. */
export function AuditLine({ audit, serverResult }: AuditLineProps) {
  const { t, date } = useLanguage();
  const form = useShopForm({ serverResult });
  useErrorToast(form.rejection);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
      <DeskForm form={form} hasNotice={false}>
        <SubmitButton variant="outline" size="small" busyLabel={t('adminSeo.findings.requesting')}>
          {t('adminSeo.findings.checkNow')}
        </SubmitButton>
      </DeskForm>
      <p className="text-sm text-muted">
        {audit
          ? t('adminSeo.findings.checkedAt', {
              count: audit.pages,
              date: date(audit.checkedAt, 'dateTime'),
            })
          : t('adminSeo.findings.never')}
      </p>
      <p role="status" className="text-sm empty:hidden">
        {form.success && (
          <>
            {t('adminSeo.findings.requested')}{' '}
            <Link to="/admin/seo/findings">{t('adminSeo.findings.showResult')}</Link>
          </>
        )}
      </p>
    </div>
  );
}
