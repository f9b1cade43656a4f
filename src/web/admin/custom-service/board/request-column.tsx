import { useLanguage } from '#i18n/react.tsx';
import type { RequestBoardColumn } from '#services/enquiries/read-request-board.server.ts';
import { Link } from '#ui/link.tsx';
import type { FormResult } from '../../../shared/forms/form-result.ts';
import { RequestCardItem } from './request-card-item.tsx';

interface RequestColumnProps {
  column: RequestBoardColumn;
  now: Date;
  serverResult: FormResult | undefined;
}

/** The requests of one status. The number above them opens them as a list. */
export function RequestColumn({ column, now, serverResult }: RequestColumnProps) {
  const { t, number } = useLanguage();
  const { status, total, cards } = column;
  const headingId = `column-${status}`;
  return (
    <section aria-labelledby={headingId} className="request-column">
      <h2 id={headingId} className="request-column-title">
        <Link to={`/admin/custom-service?status=${status}`} variant="quiet">
          {t(`adminEnquiries.status.names.${status}`)}{' '}
          <span className="text-muted">{number(total)}</span>
        </Link>
      </h2>
      {cards.length === 0 && (
        <p className="text-sm text-muted">{t('adminEnquiries.board.empty')}</p>
      )}
      <ul className="grid gap-3">
        {cards.map((card) => (
          <RequestCardItem key={card.id} card={card} now={now} serverResult={serverResult} />
        ))}
      </ul>
      {total > cards.length && (
        <p className="text-sm">
          <Link to={`/admin/custom-service?status=${status}`}>
            {t('adminEnquiries.board.all', { count: total })}
          </Link>
        </p>
      )}
    </section>
  );
}
