import { useLanguage } from '#i18n/react.tsx';
import type { HistoryLine } from '#services/admin/history/history-line.ts';
import { Link } from '#ui/link.tsx';
import { ChangedFields } from './changed-fields.tsx';
import './history.css';

/** Who changed a record, when and how. The loader reads the lines with `readHistory`. */
export function HistoryPanel({ lines }: { lines: readonly HistoryLine[] }) {
  const { t } = useLanguage();
  return (
    <section aria-labelledby="history-title" className="history-panel">
      <h2 id="history-title" className="history-title">
        {t('admin.changes.history')}
      </h2>
      {lines.length === 0 ? (
        <p className="text-muted">{t('admin.changes.noHistory')}</p>
      ) : (
        <ol className="history-lines">
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Line({ line }: { line: HistoryLine }) {
  const { t, date } = useLanguage();
  return (
    <li className="history-line">
      <p className="text-sm">
        <span className="font-medium">
          <bdi>{line.actor ?? t('admin.changes.formerStaff')}</bdi>
        </span>{' '}
        <span className="text-muted">
          {t(`admin.changes.ops.${line.op}`)},{' '}
          <time dateTime={line.at.toISOString()}>{date(line.at, 'dateTime')}</time>
        </span>
      </p>
      {line.part && <bdi className="text-sm font-medium">{line.part}</bdi>}
      {line.note && <p className="whitespace-pre-line">{line.note}</p>}
      <ChangedFields fields={line.fields} />
      {line.changeSet && (
        <Link to={`/admin/changes/${line.changeSet}`} variant="quiet" className="text-sm">
          {t('admin.changes.toSet')}
        </Link>
      )}
    </li>
  );
}
