import { movesFrom } from '#domain/enquiries/enquiry-status.ts';
import { useLanguage } from '#i18n/react.tsx';
import type { RequestBoardColumn } from '#services/enquiries/read-request-board.server.ts';
import type { BoardColumnView } from '../../board/board.tsx';
import { RequestCardFacts } from './request-card.tsx';
import type { RequestMoveReport } from './request-move.ts';
import { RequestMoves } from './request-moves.tsx';

interface ReadBoard {
  columns: readonly RequestBoardColumn[];
  now: Date;
}

/** The columns of requests as the board shows them. */
export function useRequestColumns(
  { columns, now }: ReadBoard,
  onReport: (report: RequestMoveReport) => void,
): BoardColumnView[] {
  const { t } = useLanguage();
  return columns.map(({ status, total, cards }) => ({
    id: status,
    title: t(`adminEnquiries.status.names.${status}`),
    count: total,
    href: `/admin/custom-service?status=${status}`,
    empty: t('adminEnquiries.board.empty'),
    more: total > cards.length ? t('adminEnquiries.board.all', { count: total }) : undefined,
    cards: cards.map((card) => {
      const targets = movesFrom({ kind: 'custom_service', ...card });
      return {
        id: card.id,
        column: status,
        targets,
        content: (
          <>
            <RequestCardFacts card={card} now={now} />
            <RequestMoves card={card} targets={targets} onReport={onReport} />
          </>
        ),
      };
    }),
  }));
}
