import type { BoardStatus } from '#domain/orders/board.ts';
import { useT } from '#i18n/react.tsx';
import type { BoardOrder } from '#services/order-board/read-order-board.server.ts';

/** What happens when an order gets a status. */
export function useConsequence() {
  const t = useT();
  return ({ cancelsAt }: Pick<BoardOrder, 'cancelsAt'>, to: BoardStatus): string => {
    if (to === 'placed') return '';
    const consequence = t(`adminOrders.orderMoves.consequences.${to}`);
    const isHeld = to === 'confirmed' && cancelsAt !== null;
    return isHeld ? `${consequence} ${t('adminOrders.orderMoves.notCancelled')}` : consequence;
  };
}
