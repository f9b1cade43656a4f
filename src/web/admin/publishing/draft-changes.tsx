import { useT } from '#i18n/react.tsx';
import type { Publication } from '#services/admin/publishing/read-publication.server.ts';
import { DiffText } from '../changes/diff-text.tsx';

/** Each changed field with what is added and removed. */
export function DraftChanges({ publication }: { publication: Publication }) {
  const t = useT();
  const { changed, isPublished } = publication;
  return (
    <section className="record-section" aria-labelledby="draft-changes">
      <h2 id="draft-changes">{t('adminPublishing.review.changes')}</h2>
      {!isPublished && <p>{t('adminPublishing.review.firstPublication')}</p>}
      {changed.length === 0 && isPublished && (
        <p className="text-muted">{t('adminPublishing.review.noChanges')}</p>
      )}
      {changed.length > 0 && (
        <dl className="draft-changes">
          {changed.map((change) => (
            <div key={change.field}>
              <dt>{change.label}</dt>
              <dd lang={change.lang} dir={change.lang === 'ar' ? 'rtl' : 'ltr'}>
                <DiffText parts={change.parts} />
              </dd>
              {change.parts.every(({ kind }) => kind === 'same') && (
                <dd className="draft-note">{t('adminPublishing.review.onlyFormat')}</dd>
              )}
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
