import { blockingFindings } from '#domain/admin/readiness/finding.ts';
import { useLanguage } from '#i18n/react.tsx';
import type { Publication } from '#services/admin/publishing/read-publication.server.ts';
import { FormField, TextAreaField, useControlProps } from '../../shared/forms/form-fields.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { PublishingForm, type PublishingResult } from './publishing-form.tsx';
import { reviewIntents } from './review-intents.ts';

interface ScheduleFormProps {
  publication: Publication;
  serverResult?: PublishingResult;
  canSchedule: boolean;
}

/** A time in Cairo, or the way to cancel the one that is set. */
export function ScheduleForm({ publication, serverResult, canSchedule }: ScheduleFormProps) {
  const { t, date } = useLanguage();
  const scheduled = publication.versions.find(({ state }) => state === 'scheduled');
  if (scheduled?.publishAt) {
    return (
      <PublishingForm
        intent={reviewIntents.cancel}
        serverResult={serverResult}
        button={{
          variant: 'outline',
          label: t('adminPublishing.schedule.cancel'),
          busyLabel: t('adminPublishing.schedule.cancelling'),
        }}
      >
        <p>
          {t('adminPublishing.schedule.set', {
            count: scheduled.number,
            date: date(scheduled.publishAt, 'dateTime'),
          })}
        </p>
      </PublishingForm>
    );
  }
  if (!canSchedule) return null;
  const isOverridden = blockingFindings(publication.findings).length > 0;
  return (
    <PublishingForm
      intent={reviewIntents.schedule}
      serverResult={serverResult}
      labels={{
        publishAt: t('adminPublishing.schedule.time'),
        overrideReason: t('adminPublishing.review.overrideReason'),
      }}
      button={{
        variant: 'outline',
        label: t('adminPublishing.schedule.submit'),
        busyLabel: t('adminPublishing.schedule.submitting'),
      }}
    >
      <TimeField />
      {isOverridden && <TextAreaField name="overrideReason" rows={2} maxLength={500} required />}
    </PublishingForm>
  );
}

function TimeField() {
  const { t } = useLanguage();
  return (
    <FormField name="publishAt" hint={t('adminPublishing.schedule.hint')} required>
      <TextInput {...useControlProps('publishAt')} type="datetime-local" className="review-time" />
    </FormField>
  );
}
