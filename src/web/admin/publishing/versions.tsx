import { useLanguage } from '#i18n/react.tsx';
import type {
  ContentVersion,
  Publication,
} from '#services/admin/publishing/read-publication.server.ts';
import { Badge } from '#ui/badge.tsx';

const tones = {
  scheduled: 'information',
  published: 'success',
  superseded: 'plain',
  cancelled: 'plain',
  failed: 'sale',
} as const;

/** What was published, newest first. */
export function Versions({ publication }: { publication: Publication }) {
  const { t } = useLanguage();
  return (
    <section className="record-section review-versions" aria-labelledby="versions">
      <h2 id="versions">{t('adminPublishing.review.versions.title')}</h2>
      {publication.versions.length === 0 ? (
        <p className="text-muted">{t('adminPublishing.review.versions.none')}</p>
      ) : (
        <ol className="versions">
          {publication.versions.map((version) => (
            <Version key={version.id} version={version} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Version({ version }: { version: ContentVersion }) {
  const { t, date } = useLanguage();
  const { state, publishAt, publishedAt, by, overrideReason } = version;
  return (
    <li className="version">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium">
          {t('adminPublishing.review.versions.name', { count: version.number })}
        </span>
        <Badge tone={tones[state]}>{t(`adminPublishing.review.versions.states.${state}`)}</Badge>
      </p>
      <p className="text-sm text-muted">
        {publishedAt
          ? t('adminPublishing.review.versions.publishedOn', {
              date: date(publishedAt, 'dateTime'),
            })
          : publishAt &&
            t('adminPublishing.review.versions.scheduledFor', {
              date: date(publishAt, 'dateTime'),
            })}{' '}
        {by
          ? t('adminPublishing.review.versions.by', { name: by })
          : version.number === 1 && t('adminPublishing.review.versions.before')}
      </p>
      {overrideReason && (
        <p className="text-sm">
          {t('adminPublishing.review.versions.override', { text: overrideReason })}
        </p>
      )}
    </li>
  );
}
