import { useLocation } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { InfoIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import type { LoadedRecord } from './loaded-record.ts';

interface RecordDraftNoticeProps {
  record: LoadedRecord;
  labels: Readonly<Record<string, string>>;
  /** Whether the form still holds something unsaved. */
  isShown: boolean;
}

/** Tells that the form shows a draft, or that colleagues have drafts of other fields. */
export function RecordDraftNotice({ record, labels, isShown }: RecordDraftNoticeProps) {
  const { draft, colleagues, showsAll } = record;
  const hasDraft = isShown && Object.keys(draft).length > 0;
  if (!hasDraft && colleagues.length === 0) return null;
  return (
    <div className="record-notice">
      <InfoIcon className="mt-0.5 text-nile" />
      <div>
        {hasDraft && (
          <OwnDraft
            {...{ labels, showsAll }}
            isPublic={record.publishing?.isPublished ?? false}
            fields={Object.keys(draft)}
          />
        )}
        {colleagues.length > 0 && <ColleaguesDraft {...{ labels, colleagues }} />}
      </div>
    </div>
  );
}

function OwnDraft(props: {
  labels: RecordDraftNoticeProps['labels'];
  showsAll: boolean;
  isPublic: boolean;
  fields: string[];
}) {
  const t = useT();
  const { labels, showsAll, isPublic, fields } = props;
  const own = isPublic ? 'admin.recordForm.draft.notPublic' : 'admin.recordForm.draft.own';
  return (
    <p>
      {t(showsAll ? 'admin.recordForm.draft.all' : own)}{' '}
      <span className="text-muted">{namesOf(fields, labels)}</span>
    </p>
  );
}

type ColleaguesDraftProps = Pick<RecordDraftNoticeProps, 'labels'> &
  Pick<LoadedRecord, 'colleagues'>;

function ColleaguesDraft({ labels, colleagues }: ColleaguesDraftProps) {
  const t = useT();
  const { pathname } = useLocation();
  const people = [...new Set(colleagues.map(({ name }) => name))];
  const fields = namesOf(
    colleagues.map(({ field }) => field),
    labels,
  );
  const name = people.filter((each) => each !== null).join(' · ');
  return (
    <>
      <p>
        {name
          ? t('admin.recordForm.draft.colleague', { name })
          : t('admin.recordForm.draft.someone')}{' '}
        <span className="text-muted">{fields}</span>
      </p>
      <Link to={`${pathname}?draft=all`} className="record-notice-link">
        {t('admin.recordForm.draft.show')}
      </Link>
    </>
  );
}

const namesOf = (fields: readonly string[], labels: Readonly<Record<string, string>>) =>
  fields.map((field) => labels[field] ?? field).join(' · ');
