import { useT } from '#i18n/react.tsx';
import type {
  ChangedText,
  Publication,
} from '#services/admin/publishing/read-publication.server.ts';

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
                <TextDiff parts={change.parts} />
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

/** Screen readers hear what is added and removed as well. */
function TextDiff({ parts }: Pick<ChangedText, 'parts'>) {
  const t = useT();
  return parts.map(({ kind, text }, index) => {
    const key = `${index} ${kind}`;
    if (kind === 'same') return <span key={key}>{text}</span>;
    const Tag = kind === 'added' ? 'ins' : 'del';
    return (
      <Tag key={key}>
        <span className="sr-only">[{t(`adminPublishing.review.${kind}`)} </span>
        {text}
        <span className="sr-only">]</span>
      </Tag>
    );
  });
}
