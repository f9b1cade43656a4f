import {
  applicationMoves,
  nextApplicationStep,
  type ApplicationStatus,
} from '#domain/enquiries/application-status.ts';
import { useT } from '#i18n/react.tsx';
import { Badge } from '#ui/badge.tsx';
import type { FormResult } from '../../../shared/forms/form-result.ts';
import { useShopForm } from '../../../shared/forms/use-shop-form.ts';
import { StatusForm } from '../../records/status-form.tsx';
import { applicationTones } from './use-application-list-texts.ts';

export const moveIntent = 'move';

interface ApplicationMovesProps {
  status: ApplicationStatus;
  serverResult?: FormResult | null;
}

/** The status of an application and where it may move. */
export function ApplicationMoves({ status, serverResult }: ApplicationMovesProps) {
  const t = useT();
  const form = useShopForm({ intent: moveIntent, serverResult });
  const nameOf = (each: ApplicationStatus) => t(`adminCompany.applications.statuses.${each}`);
  const now = form.rejection?.details?.['status'] as ApplicationStatus | undefined;
  return (
    <section aria-labelledby="status" className="application-part">
      <h2 id="status" className="flex items-center gap-3">
        {t('adminCompany.applications.status.title')}
        <Badge tone={applicationTones[status]}>{nameOf(status)}</Badge>
      </h2>
      <StatusForm
        {...{ form, status, nameOf }}
        next={nextApplicationStep(status)}
        moves={applicationMoves(status)}
        texts={{
          next: (to) => t('adminCompany.applications.status.next', { status: to }),
          label: t('adminCompany.applications.status.label'),
          move: t('adminCompany.applications.status.move'),
          moving: t('adminCompany.applications.status.moving'),
          moved: t('adminCompany.applications.status.moved'),
          hint: t('adminCompany.applications.status.hint'),
          failed: t('adminCompany.applications.status.failed'),
        }}
        reasonTexts={{
          moved_meanwhile:
            now && t('adminCompany.applications.status.meanwhile', { status: nameOf(now) }),
          not_allowed: t('adminCompany.applications.status.notAllowed'),
          not_found: t('admin.records.gone'),
          forbidden: t('admin.recordForm.forbidden'),
        }}
      />
    </section>
  );
}
