import { useT } from '#i18n/react.tsx';
import type { RequestCard } from '#services/enquiries/read-request-board.server.ts';
import { Link } from '#ui/link.tsx';
import { AnswerClock } from '../answer-clock.tsx';
import { OptionText } from '../enquiry-cells.tsx';

/** What the board shows of a request. */
export function RequestCardFacts({ card, now }: { card: RequestCard; now: Date }) {
  const t = useT();
  const { id, title, name, serviceType, budget, assignee } = card;
  return (
    <>
      <Link
        to={`/admin/custom-service/${id}`}
        variant="quiet"
        className="board-card-title"
        draggable={false}
      >
        <bdi>{title}</bdi>
      </Link>
      <p className="board-card-name">
        <bdi>{name}</bdi>
      </p>
      <p className="board-card-fact">
        <OptionText column="service" value={serviceType} />
        {' · '}
        <OptionText column="budget" value={budget} />
      </p>
      <p className="board-card-fact">
        {t('adminEnquiries.assignment.title')}:{' '}
        <bdi>{assignee ?? t('adminEnquiries.assignment.unassigned')}</bdi>
      </p>
      <p className="board-card-fact">
        <AnswerClock enquiry={card} now={now} />
      </p>
    </>
  );
}
