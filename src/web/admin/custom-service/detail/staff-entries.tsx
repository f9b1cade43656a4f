import { useLanguage } from '#i18n/react.tsx';
import type { StaffEntry } from '#services/enquiries/read-correspondence.server.ts';

/** Answers or notes with who wrote them and when, oldest first. */
export function StaffEntries({ entries }: { entries: readonly StaffEntry[] }) {
  const { t, date } = useLanguage();
  return (
    <ol className="enquiry-entries">
      {entries.map(({ id, body, at, by }) => (
        <li key={id}>
          <p className="text-sm text-muted">
            <bdi className="font-medium text-ink">
              {by ?? t('adminEnquiries.notes.formerColleague')}
            </bdi>
            {' · '}
            <time dateTime={at.toISOString()}>{date(at, 'dateTime')}</time>
          </p>
          <p className="written-words" dir="auto">
            {body}
          </p>
        </li>
      ))}
    </ol>
  );
}
