import { blockingFindings } from '#domain/admin/readiness/finding.ts';
import { useT } from '#i18n/react.tsx';
import type { LabelledFinding } from '#services/admin/publishing/read-publication.server.ts';
import { Link } from '#ui/link.tsx';

interface ReadinessProps {
  findings: readonly LabelledFinding[];
  editPath: string;
}

/** What blocks publishing, then what it warns of; each leads to the form. */
export function Readiness({ findings, editPath }: ReadinessProps) {
  const t = useT();
  const blocking = blockingFindings(findings).length;
  const sorted = findings.toSorted((one, other) => (one.level < other.level ? 1 : -1));
  return (
    <section className="record-section" aria-labelledby="readiness">
      <h2 id="readiness">{t('adminPublishing.review.readiness')}</h2>
      {findings.length === 0 && <p className="text-palm">{t('adminPublishing.review.ready')}</p>}
      {blocking > 0 && <p>{t('adminPublishing.review.blocked', { count: blocking })}</p>}
      {findings.length > 0 && (
        <ul className="findings">
          {sorted.map((finding) => (
            <li
              key={`${finding.rule} ${finding.field} ${finding.detail ?? ''}`}
              className={`finding finding-${finding.level}`}
            >
              <Link to={editPath}>{finding.label}</Link>
              <span>
                {t(`adminPublishing.review.rules.${finding.rule}`)}
                {finding.detail && finding.rule !== 'invalid' && (
                  <>
                    {' '}
                    <bdi dir="ltr">{finding.detail}</bdi>
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
