import { countLeftOut, type LeftOutRow } from '#domain/admin/lists/bulk-edit.ts';
import { isolate } from '#i18n/isolate.ts';
import { useLanguage } from '#i18n/react.tsx';
import './conflicts.css';
import { useRowProblem } from './use-row-problem.ts';

const maxShown = 500;

interface RowProblemsProps {
  problems: readonly LeftOutRow[];
  /** Whether other rows can be applied without these. */
  hasOthers: boolean;
}

/** Rows that the preview left out, each with the reason and its place in the file. */
export function RowProblems({ problems, hasOthers }: RowProblemsProps) {
  const { t, locale } = useLanguage();
  const isColumn = ({ problem }: LeftOutRow) => problem === 'column_left_out';
  const columns = problems.filter(isColumn).map(({ label }) => label);
  return (
    <>
      {columns.length > 0 && (
        <p className="row-problems">
          {t('admin.changes.columnsLeftOut', {
            count: columns.length,
            names: columns.map(isolate).join(locale === 'ar' ? '، ' : ', '),
          })}
        </p>
      )}
      <LeftOutRows problems={problems.filter((row) => !isColumn(row))} hasOthers={hasOthers} />
    </>
  );
}

function LeftOutRows({ problems, hasOthers }: RowProblemsProps) {
  const { t } = useLanguage();
  if (problems.length === 0) return null;
  const missing = problems.length - maxShown;
  return (
    <section className="row-problems" aria-labelledby="problems">
      <h2 id="problems" className="text-lg">
        {t('admin.changes.problems', { count: countLeftOut(problems) })}
      </h2>
      <p className="mb-3 text-muted">
        {t('admin.changes.problemsText')}
        {hasOthers && ` ${t('admin.changes.othersText')}`}
      </p>
      <ul>
        {problems.slice(0, maxShown).map((problem, index) => (
          // A row may have several problems of one kind.
          <ProblemLine key={index} problem={problem} />
        ))}
      </ul>
      {missing > 0 && <p className="mt-2">{t('admin.changes.more', { count: missing })}</p>}
    </section>
  );
}

function ProblemLine({ problem: row }: { problem: LeftOutRow }) {
  const { label, line, column } = row;
  const { t } = useLanguage();
  const textOf = useRowProblem();
  return (
    <li>
      {line !== undefined && (
        <span className="text-muted">{t('admin.changes.line', { count: line })} </span>
      )}
      <bdi className="font-medium">{label}</bdi>
      {column && (
        <>
          {' · '}
          <bdi>{column}</bdi>
        </>
      )}
      {': '}
      {textOf(row)}
    </li>
  );
}
