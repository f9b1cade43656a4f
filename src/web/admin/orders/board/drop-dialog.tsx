import type { BoardStatus } from '#domain/orders/board.ts';
import { useT } from '#i18n/react.tsx';
import type { BoardOrder } from '#services/order-board/read-order-board.server.ts';
import { Dialog } from '#ui/dialog.tsx';
import { BoardMoveForm } from './board-move-form.tsx';
import type { MoveReport } from './move-report.ts';

export interface DroppedOrder {
  order: BoardOrder;
  to: BoardStatus;
}

interface DropDialogProps {
  dropped: DroppedOrder | null;
  onReport(report: MoveReport): void;
  onClose(): void;
}

/** Asks before a dropped card moves: the customer will learn of it. */
export function DropDialog({ dropped, onReport, onClose }: DropDialogProps) {
  const t = useT();
  const report = (result: MoveReport) => {
    onClose();
    onReport(result);
  };
  return (
    <Dialog
      id="move-order"
      open={dropped !== null}
      onClose={onClose}
      title={dropped ? t('adminOrders.board.moveTitle', { number: dropped.order.number }) : ''}
      description={t('adminOrders.orderMoves.lead')}
    >
      {dropped && <BoardMoveForm order={dropped.order} targets={[dropped.to]} onReport={report} />}
    </Dialog>
  );
}
