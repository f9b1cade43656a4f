import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useT } from '#i18n/react.tsx';
import type { HistoryLine } from '#services/admin/history/history-line.ts';
import { CheckIcon } from '#ui/icons.tsx';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { AdminTitle } from '../admin-title.tsx';
import { BackLink } from '../back-link.tsx';
import { HistoryPanel } from '../history/history-panel.tsx';
import { RecordRemoval } from './record-removal.tsx';

interface RecordPageProps {
  /** The name of the page in the browser's tab. */
  page: string;
  /** What the record is called; the name of the page while it is new. */
  title?: string;
  back: { to: string; label: string };
  isNew: boolean;
  history: readonly HistoryLine[];
  /** Links and buttons beside the title. */
  tools?: ReactNode;
  removal?: { consequence: string; inUse?: string };
  serverResult?: FormResult | null;
  /** The form. */
  children: ReactNode;
}

/** The frame of a page that adds or edits one record. */
export function RecordPage(props: RecordPageProps) {
  const { page, title, back, isNew, history, tools, removal, serverResult, children } = props;
  const t = useT();
  const isAdded = useSearchParams()[0].has('added');
  return (
    <>
      <BackLink {...back} />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <AdminTitle page={page}>
            <bdi>{title || page}</bdi>
          </AdminTitle>
        </div>
        {tools && <div className="flex flex-wrap gap-3">{tools}</div>}
      </div>
      {isAdded && (
        <div className="form-notice form-notice-saved" role="status">
          <CheckIcon className="mt-0.5 text-palm" />
          <p className="font-medium">{t('admin.records.added')}</p>
        </div>
      )}
      {children}
      {!isNew && removal && <RecordRemoval {...removal} serverResult={serverResult} />}
      {!isNew && <HistoryPanel lines={history} />}
    </>
  );
}
