import { useT } from '#i18n/react.tsx';
import type { RequestCard } from '#services/enquiries/read-request-board.server.ts';
import { Link } from '#ui/link.tsx';
import type { FormResult } from '../../../shared/forms/form-result.ts';
import { AnswerClock } from '../answer-clock.tsx';
import { OptionText } from '../enquiry-cells.tsx';
import { CardMove } from './card-move.tsx';

interface RequestCardItemProps {
  card: RequestCard;
  now: Date;
  serverResult: FormResult | undefined;
}

export function RequestCardItem({ card, now, serverResult }: RequestCardItemProps) {
  const t = useT();
  const { id, title, name, serviceType, budget, assignee } = card;
  return (
    <li className="request-card">
      <Link to={`/admin/custom-service/${id}`} variant="quiet" className="font-medium">
        <bdi id={`card-${id}`}>{title}</bdi>
      </Link>
      <p className="text-sm">
        <bdi>{name}</bdi>
      </p>
      <p className="text-sm text-muted">
        <OptionText column="service" value={serviceType} />
        {' · '}
        <OptionText column="budget" value={budget} />
      </p>
      <p className="text-sm text-muted">
        {t('adminEnquiries.assignment.title')}:{' '}
        <bdi>{assignee ?? t('adminEnquiries.assignment.unassigned')}</bdi>
      </p>
      <p className="text-sm text-muted">
        <AnswerClock enquiry={card} now={now} />
      </p>
      <CardMove card={card} serverResult={serverResult} />
    </li>
  );
}
