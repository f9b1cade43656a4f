import { useLanguage } from '#i18n/react.tsx';
import type {
  ContentVersion,
  Publication,
} from '#services/admin/publishing/read-publication.server.ts';
import { Badge } from '#ui/badge.tsx';
import { PublishingForm, type PublishingResult } from './publishing-form.tsx';
import { reviewIntents } from './review-intents.ts';
import { useReviewReasons } from './use-review-reasons.ts';

interface VersionsProps {
  publication: Publication;
  serverResult?: PublishingResult;
}

type VersionProps = Pick<VersionsProps, 'serverResult'> & { version: ContentVersion };

const tones = {
  scheduled: 'information',
  published: 'success',
  superseded: 'plain',
  cancelled: 'plain',
  failed: 'sale',
} as const;

/** What was published, newest first. */
export function Versions({ publication, serverResult }: VersionsProps) {
  const { t } = useLanguage();
  return (
    <section className="record-section review-versions" aria-labelledby="versions">
      <h2 id="versions">{t('adminPublishing.review.versions.title')}</h2>
      {publication.versions.length === 0 ? (
        <p className="text-muted">{t('adminPublishing.review.versions.none')}</p>
      ) : (
        <ol className="versions">
          {publication.versions.map((version) => (
            <Version key={version.id} {...{ version, serverResult }} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Version({ version, serverResult }: VersionProps) {
  const { t, date } = useLanguage();
  const { state, publishAt, publishedAt, by, overrideReason, failure } = version;
  const reasons = useReviewReasons();
  return (
    <li className="version">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium">
          {version.isBeforeFirst
            ? t('adminPublishing.review.versions.before')
            : t('adminPublishing.review.versions.name', { count: version.number })}
        </span>
        <Badge tone={tones[state]}>{t(`adminPublishing.review.versions.states.${state}`)}</Badge>
      </p>
      {!version.isBeforeFirst && (
        <p className="text-sm text-muted">
          {publishedAt
            ? t('adminPublishing.review.versions.publishedOn', {
                date: date(publishedAt, 'dateTime'),
              })
            : publishAt &&
              t('adminPublishing.review.versions.scheduledFor', {
                date: date(publishAt, 'dateTime'),
              })}{' '}
          {by && t('adminPublishing.review.versions.by', { name: by })}
        </p>
      )}
      {overrideReason && (
        <p className="text-sm">
          {t('adminPublishing.review.versions.override', { message: overrideReason })}
        </p>
      )}
      {failure && (
        <p className="text-sm">{reasons[failure] ?? t('adminPublishing.review.failed')}</p>
      )}
      {state !== 'scheduled' && state !== 'published' && (
        <PublishingForm
          intent={reviewIntents.restore}
          name={`restore-${version.id}`}
          serverResult={serverResult}
          done={{ title: () => t('adminPublishing.versions.restored') }}
          button={{
            variant: 'outline',
            size: 'small',
            label: t('adminPublishing.versions.restore'),
            busyLabel: t('adminPublishing.versions.restoring'),
          }}
        >
          <input type="hidden" name="version" value={version.id} />
        </PublishingForm>
      )}
    </li>
  );
}
