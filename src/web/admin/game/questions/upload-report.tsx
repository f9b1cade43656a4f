import type { RowProblem } from '#domain/game/question-upload.ts';
import { useLanguage } from '#i18n/react.tsx';
import { Link } from '#ui/link.tsx';

export interface CheckedUpload {
  stored: number;
  accepted: number;
  problems: RowProblem[];
}

const maxShown = 200;

/** What was stored, or what would be, and each line with a mistake. */
export function UploadReport({ upload }: { upload: CheckedUpload }) {
  const { t } = useLanguage();
  const { stored, accepted, problems } = upload;
  const more = problems.length - maxShown;
  return (
    <section className="form-notice form-notice-saved" aria-labelledby="upload-report">
      <div className="grid gap-2">
        <p id="upload-report" role="status" className="font-medium">
          {stored > 0
            ? t('adminGame.questionUpload.stored', { count: stored })
            : t('adminGame.questionUpload.accepted', { count: accepted })}
        </p>
        {stored > 0 && <Link to="/admin/game">{t('adminGame.gameQuestions.back')}</Link>}
        {problems.length > 0 && (
          <>
            <p>{t('adminGame.questionUpload.problems', { count: problems.length })}</p>
            <ul className="grid gap-1 text-sm">
              {problems.slice(0, maxShown).map((problem, place) => (
                // A line may have several problems of one field.
                <Problem key={place} problem={problem} />
              ))}
            </ul>
            {more > 0 && <p>{t('admin.changes.more', { count: more })}</p>}
          </>
        )}
      </div>
    </section>
  );
}

function Problem({ problem: { row, field, problem } }: { problem: RowProblem }) {
  const { t } = useLanguage();
  return (
    <li>
      <span className="text-muted">{t('adminGame.questionUpload.line', { count: row })} </span>
      <bdi dir="ltr">{field}</bdi>
      {': '}
      {t(`adminGame.questionUpload.rowProblems.${problem}`)}
    </li>
  );
}
