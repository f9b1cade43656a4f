import type { ReactNode } from 'react';
import { isolate } from '#i18n/isolate.ts';
import { useLanguage } from '#i18n/react.tsx';
import type {
  EnquiryOfCustomer,
  NoteOnCustomer,
  ReturnOfCustomer,
} from '#services/customers/read-customer.server.ts';
import { Badge } from '#ui/badge.tsx';
import { Link } from '#ui/link.tsx';

const paths = {
  order: '/admin/orders',
  message: '/admin/custom-service/messages',
  request: '/admin/custom-service',
} as const;

interface LinesProps<Each> {
  id: string;
  title: string;
  none: string;
  rows: readonly Each[];
  children(row: Each): ReactNode;
}

function Lines<Each extends { id: string }>(props: LinesProps<Each>) {
  const { id, title, none, rows, children } = props;
  return (
    <section className="customer-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {rows.length === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <ul className="customer-lines">
          {rows.map((row) => (
            <li key={row.id}>{children(row)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

export function CustomerReturns({ returns }: { returns: readonly ReturnOfCustomer[] }) {
  const { t, date } = useLanguage();
  return (
    <Lines
      id="returns"
      title={t('adminEnquiries.customer.returns')}
      none={t('adminEnquiries.customer.noReturns')}
      rows={returns}
    >
      {({ orderId, number, status, at }) => (
        <>
          <Link to={`${paths.order}/${orderId}`}>
            <bdi dir="ltr">{number}</bdi>
          </Link>
          <Badge>{t(`adminEnquiries.customer.returnStatus.${status}`)}</Badge>
          <time className="customer-line-end" dateTime={at.toISOString()}>
            {date(at, 'medium')}
          </time>
        </>
      )}
    </Lines>
  );
}

export function CustomerEnquiries({ enquiries }: { enquiries: readonly EnquiryOfCustomer[] }) {
  const { t, date } = useLanguage();
  const titleOf = ({ kind, title, subject }: EnquiryOfCustomer) =>
    kind === 'message'
      ? t(`adminEnquiries.options.subjects.${subject as 'other'}`)
      : title || t('adminEnquiries.customer.request');
  return (
    <Lines
      id="enquiries"
      title={t('adminEnquiries.customer.enquiries')}
      none={t('adminEnquiries.customer.noEnquiries')}
      rows={enquiries}
    >
      {(enquiry) => (
        <>
          <Link to={`${paths[enquiry.kind]}/${enquiry.id}`}>
            <bdi>{titleOf(enquiry)}</bdi>
          </Link>
          <Badge>{t(`adminEnquiries.status.names.${enquiry.status}`)}</Badge>
          <time className="customer-line-end" dateTime={enquiry.at.toISOString()}>
            {date(enquiry.at, 'medium')}
          </time>
        </>
      )}
    </Lines>
  );
}

export function CustomerNotes({ notes }: { notes: readonly NoteOnCustomer[] }) {
  const { t, date } = useLanguage();
  return (
    <Lines
      id="notes"
      title={t('adminEnquiries.customer.notes')}
      none={t('adminEnquiries.customer.noNotes')}
      rows={notes}
    >
      {({ body, by, at, about }) => (
        <>
          <p className="written-words w-full" dir="auto">
            {body}
          </p>
          <span className="text-sm text-muted">
            {isolate(by ?? t('adminEnquiries.notes.formerColleague'))} ·{' '}
            <time dateTime={at.toISOString()}>{date(at, 'dateTime')}</time>
          </span>
          <Link className="customer-line-end" to={`${paths[about.kind]}/${about.id}`}>
            {about.number ? (
              <bdi dir="ltr">{about.number}</bdi>
            ) : (
              t(`adminEnquiries.customer.${about.kind === 'message' ? 'message' : 'request'}`)
            )}
          </Link>
        </>
      )}
    </Lines>
  );
}
