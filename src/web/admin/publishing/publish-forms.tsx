import { blockingFindings } from '#domain/admin/readiness/finding.ts';
import { useLanguage } from '#i18n/react.tsx';
import type { Publication } from '#services/admin/publishing/read-publication.server.ts';
import { TextAreaField } from '../../shared/forms/form-fields.tsx';
import { PublishingForm, type PublishingResult } from './publishing-form.tsx';
import { reviewIntents } from './review-intents.ts';
import { ScheduleForm } from './schedule-form.tsx';

interface PublishFormsProps {
  publication: Publication;
  serverResult?: PublishingResult;
}

/** Publish now, later, or take it from the visitors. */
export function PublishForms({ publication, serverResult }: PublishFormsProps) {
  const { t } = useLanguage();
  return (
    <section className="record-section review-publish" aria-labelledby="publish">
      <h2 id="publish">{t('adminPublishing.review.whenTitle')}</h2>
      <PublishForm {...{ publication, serverResult }} />
      <ScheduleForm {...{ publication, serverResult }} canSchedule={canPublish(publication)} />
      {publication.canUnpublish && (
        <PublishingForm
          intent={reviewIntents.unpublish}
          serverResult={serverResult}
          button={{
            variant: 'quiet',
            label: t('adminPublishing.review.unpublish'),
            busyLabel: t('adminPublishing.review.unpublishing'),
          }}
        >
          <p className="text-sm text-muted">{t('adminPublishing.review.unpublishText')}</p>
        </PublishingForm>
      )}
    </section>
  );
}

const blockingOf = ({ findings }: Publication) => blockingFindings(findings);

const canOverride = (publication: Publication) =>
  publication.isAdmin && blockingOf(publication).every(({ rule }) => rule !== 'invalid');

/** Whether there is something to publish, and nothing in its way. */
function canPublish(publication: Publication): boolean {
  const hasWork = publication.changed.length > 0 || !publication.isPublished;
  const isReady = blockingOf(publication).length === 0 || canOverride(publication);
  return hasWork && isReady && publication.conflicts.length === 0;
}

function PublishForm({ publication, serverResult }: PublishFormsProps) {
  const { t } = useLanguage();
  const isOverridden = blockingOf(publication).length > 0;
  return (
    <PublishingForm
      intent={reviewIntents.publish}
      serverResult={serverResult}
      isOpen={canPublish(publication)}
      done={{
        title: ({ version = 0 }) => t('adminPublishing.review.done', { count: version }),
        text: t('adminPublishing.review.doneText'),
      }}
      labels={{ overrideReason: t('adminPublishing.review.overrideReason') }}
      button={{
        variant: isOverridden ? 'danger' : 'solid',
        label: t(
          isOverridden ? 'adminPublishing.review.override' : 'adminPublishing.review.publish',
        ),
        busyLabel: t('adminPublishing.review.publishing'),
      }}
    >
      {isOverridden && (
        <TextAreaField
          name="overrideReason"
          rows={2}
          maxLength={500}
          required
          hint={t('adminPublishing.review.overrideText')}
        />
      )}
    </PublishingForm>
  );
}
