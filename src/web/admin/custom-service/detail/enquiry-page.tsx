import type { ReactNode } from 'react';
import { useT } from '#i18n/react.tsx';
import type { HistoryLine } from '#services/admin/history/history-line.ts';
import type { FormResult } from '../../../shared/forms/form-result.ts';
import { useAuth } from '../../../shared/session/auth.tsx';
import { AdminTitle } from '../../admin-title.tsx';
import { BackLink } from '../../back-link.tsx';
import { HistoryPanel } from '../../history/history-panel.tsx';
import { RecordUpdates } from '../../live/live-notice.tsx';
import { RecordPresence } from '../../presence/record-presence.tsx';
import { useHasTyped } from '../../presence/use-has-typed.ts';
import { AnswerClock } from '../answer-clock.tsx';
import { EnquiryStatusBadge } from '../enquiry-status-badge.tsx';
import { AnswerForm } from './answer-form.tsx';
import { Assignment } from './assignment.tsx';
import { CustomerContact } from './customer-contact.tsx';
import type { EnquiryOnPage } from './enquiry.ts';
import './enquiry.css';
import { EnquiryPanel } from './enquiry-panel.tsx';
import { Notes } from './notes.tsx';
import { Removal } from './removal.tsx';
import { SenderOrders } from './sender-orders.tsx';
import { StaffEntries } from './staff-entries.tsx';
import { StatusMoves } from './status-moves.tsx';

/** Where live updates of an enquiry are announced. */
const areas = { custom_service: 'requests', contact: 'messages' } as const;
/** What an enquiry is for those who see who has it open. */
const recordKinds = { custom_service: 'request', contact: 'message' } as const;

interface EnquiryPageProps {
  enquiry: EnquiryOnPage;
  /** The name of the page in the browser's tab. */
  page: string;
  title: string;
  back: { to: string; label: string };
  history: readonly HistoryLine[];
  serverResult: FormResult | undefined;
  /** What the customer sent. */
  children: ReactNode;
}

/** The page of a request or message: what was sent, the answers, and the tools beside them. */
export function EnquiryPage(props: EnquiryPageProps) {
  const { enquiry, page, title, back, history, serverResult, children } = props;
  const t = useT();
  const { isAdmin } = useAuth();
  const isEditing = useHasTyped();
  const { answers } = enquiry;
  return (
    <>
      <BackLink {...back} />
      <AdminTitle page={page}>
        <bdi>{title}</bdi>
      </AdminTitle>
      <RecordPresence kind={recordKinds[enquiry.kind]} id={enquiry.id} isEditing={isEditing} />
      <RecordUpdates area={areas[enquiry.kind]} id={enquiry.id} />
      <p className="mt-3 flex flex-wrap items-center gap-3 text-sm text-muted">
        <EnquiryStatusBadge status={enquiry.status} />
        <AnswerClock enquiry={enquiry} now={enquiry.now} />
      </p>
      <div className="enquiry-columns">
        <div className="enquiry-contact">
          <CustomerContact enquiry={enquiry} />
          <SenderOrders enquiry={enquiry} />
        </div>
        <div className="enquiry-main">
          {children}
          {answers.length > 0 && (
            <EnquiryPanel id="answers" title={t('adminEnquiries.answers.list')}>
              <StaffEntries entries={answers} />
            </EnquiryPanel>
          )}
          <EnquiryPanel id="answer" title={t('adminEnquiries.answers.title')}>
            <AnswerForm enquiry={enquiry} serverResult={serverResult} />
          </EnquiryPanel>
          <HistoryPanel lines={history} />
        </div>
        <div className="enquiry-tools">
          <Assignment enquiry={enquiry} serverResult={serverResult} />
          <StatusMoves enquiry={enquiry} serverResult={serverResult} />
          <Notes enquiry={enquiry} serverResult={serverResult} />
          {isAdmin && <Removal serverResult={serverResult} />}
        </div>
      </div>
    </>
  );
}
