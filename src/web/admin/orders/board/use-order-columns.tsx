import { columnSearch, deliveredDays } from '#domain/orders/board.ts';
import { useLanguage } from '#i18n/react.tsx';
import type { BoardColumn, OrderBoard } from '#services/order-board/read-order-board.server.ts';
import { Link } from '#ui/link.tsx';
import type { BoardColumnView } from '../../board/board.tsx';
import { useOrderMoney } from '../use-order-money.ts';
import type { MoveReport } from './move-report.ts';
import { openMoves } from './open-moves.ts';
import { OrderCard } from './order-card.tsx';
import { useConsequence } from './use-consequence.ts';

/** The columns of orders as the board shows them. */
export function useOrderColumns(
  { columns, readAt }: OrderBoard,
  onReport: (report: MoveReport) => void,
): BoardColumnView[] {
  const { t } = useLanguage();
  const consequence = useConsequence();
  return columns.map(({ status, count, orders, ...column }) => ({
    id: status,
    title: t(`adminOrders.status.${status}`),
    count,
    href: `/admin/orders?${columnSearch(status)}`,
    summary: <ColumnSummary column={{ status, count, orders, ...column }} />,
    empty: t('adminOrders.board.empty'),
    more: count > orders.length ? t('adminOrders.board.all', { count }) : undefined,
    consequence: consequence({ cancelsAt: null }, status),
    cards: orders.map((order) => ({
      id: order.id,
      column: status,
      targets: openMoves(order),
      content: <OrderCard order={order} readAt={readAt} onReport={onReport} />,
    })),
  }));
}

function ColumnSummary({ column: { status, late, sums } }: { column: BoardColumn }) {
  const { t } = useLanguage();
  const money = useOrderMoney();
  return (
    <>
      {status === 'delivered' && <p>{t('adminOrders.board.recent', { count: deliveredDays })}</p>}
      {sums.map(({ currency, amount }) => (
        <p key={currency}>{money(amount, currency)}</p>
      ))}
      {late > 0 && (
        <Link to={`/admin/orders?status=${status}&late=yes`} className="text-terracotta">
          {t('adminOrders.board.late', { count: late })}
        </Link>
      )}
    </>
  );
}
