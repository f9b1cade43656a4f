import {
  applicationMoves,
  nextApplicationStep,
  type ApplicationStatus,
} from '#domain/enquiries/application-status.ts';
import { useT } from '#i18n/react.tsx';
import { Badge } from '#ui/badge.tsx';
import { SelectField } from '../../../shared/forms/form-fields.tsx';
import type { FormResult } from '../../../shared/forms/form-result.ts';
import { ShopForm } from '../../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../../shared/forms/use-shop-form.ts';
import { useReloadAfterConflict } from '../../records/use-reload-after-conflict.ts';
import { applicationTones } from './use-application-list-texts.ts';

export const moveIntent = 'move';

interface ApplicationMovesProps {
  status: ApplicationStatus;
  serverResult?: FormResult | null;
}

/** The usual next step as a button, any other move from a list. */
export function ApplicationMoves({ status, serverResult }: ApplicationMovesProps) {
  const t = useT();
  const form = useShopForm({ intent: moveIntent, serverResult });
  useReloadAfterConflict(form.rejection);
  const nameOf = (each: ApplicationStatus) => t(`adminCompany.applications.statuses.${each}`);
  const next = nextApplicationStep(status);
  const now = form.rejection?.details?.['status'] as ApplicationStatus | undefined;
  return (
    <section aria-labelledby="status" className="application-part">
      <h2 id="status" className="flex items-center gap-3">
        {t('adminCompany.applications.status.title')}
        <Badge tone={applicationTones[status]}>{nameOf(status)}</Badge>
      </h2>
      {next && (
        <ShopForm form={form} hasNotice={false} preventScrollReset>
          <input type="hidden" name="from" value={status} />
          <SubmitButton
            name="to"
            value={next}
            busyLabel={t('adminCompany.applications.status.moving')}
          >
            {t('adminCompany.applications.status.next', { status: nameOf(next) })}
          </SubmitButton>
        </ShopForm>
      )}
      <ShopForm
        key={status}
        form={form}
        idPrefix="move"
        preventScrollReset
        labels={{ to: t('adminCompany.applications.status.label') }}
        failedTitle={t('adminCompany.applications.status.failed')}
        reasonTexts={{
          moved_meanwhile:
            now && t('adminCompany.applications.status.meanwhile', { status: nameOf(now) }),
          not_allowed: t('adminCompany.applications.status.notAllowed'),
          not_found: t('admin.records.gone'),
          forbidden: t('admin.recordForm.forbidden'),
        }}
        className="grid gap-3"
      >
        <input type="hidden" name="from" value={status} />
        <div className="application-choice">
          <SelectField
            name="to"
            options={applicationMoves(status).map((value) => ({ value, label: nameOf(value) }))}
          />
          <SubmitButton variant="outline" busyLabel={t('adminCompany.applications.status.moving')}>
            {t('adminCompany.applications.status.move')}
          </SubmitButton>
        </div>
        <p className="text-sm text-muted">{t('adminCompany.applications.status.hint')}</p>
      </ShopForm>
      <p role="status" className="text-sm empty:hidden">
        {form.success && t('adminCompany.applications.status.moved')}
      </p>
    </section>
  );
}
