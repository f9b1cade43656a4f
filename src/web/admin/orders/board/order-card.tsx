import { useLanguage, useT } from '#i18n/react.tsx';
import type { BoardOrder } from '#services/order-board/read-order-board.server.ts';
import { Link } from '#ui/link.tsx';
import { MoveMenu } from '../../board/move-menu.tsx';
import { WaitingMark } from '../waiting-mark.tsx';
import { useOrderMoney } from '../use-order-money.ts';
import { BoardMoveForm } from './board-move-form.tsx';
import { openMoves } from './open-moves.ts';
import type { MoveReport } from './move-report.ts';

interface OrderCardProps {
  order: BoardOrder;
  /** When the board was read: how long an order waits is counted to this moment. */
  readAt: Date;
  onReport(report: MoveReport): void;
}

export function OrderCard({ order, readAt, onReport }: OrderCardProps) {
  const { t } = useLanguage();
  const money = useOrderMoney();
  const { id, number, customer, governorate, pieces, amount, currency } = order;
  return (
    <>
      <Link
        to={`/admin/orders/${id}`}
        variant="quiet"
        className="board-card-title"
        draggable={false}
      >
        <bdi dir="ltr">{number}</bdi>
      </Link>
      <p className="board-card-name">
        <bdi>{customer}</bdi>
      </p>
      <p className="board-card-fact">{governorate}</p>
      <p className="board-card-fact">
        {t('adminOrders.board.pieces', { count: pieces })} ·{' '}
        <span className="board-card-amount">{money(amount, currency)}</span>
      </p>
      <PromisedDay order={order} />
      <p className="board-card-fact">
        <WaitingTime since={order.since} readAt={readAt} />
      </p>
      <WaitingMark step={order.waitingStep} />
      <OrderMoves order={order} onReport={onReport} />
    </>
  );
}

function PromisedDay({ order: { promisedOn, status, isLate } }: { order: BoardOrder }) {
  const { t, date } = useLanguage();
  if (!promisedOn || status === 'delivered') return null;
  return (
    <p className={isLate ? 'board-card-late' : 'board-card-fact'}>
      {t(`adminOrders.board.${isLate ? 'promisedLate' : 'promised'}`, {
        date: date(promisedOn, 'day'),
      })}
    </p>
  );
}

const hour = 3_600_000;

/** Hours at first, days later. */
function WaitingTime({ since, readAt }: { since: Date; readAt: Date }) {
  const { t, date } = useLanguage();
  const hours = Math.max(0, Math.floor((readAt.getTime() - since.getTime()) / hour));
  return (
    <time dateTime={since.toISOString()} title={date(since, 'dateTime')}>
      {hours < 48
        ? t('adminOrders.board.hours', { count: hours })
        : t('adminOrders.board.days', { count: Math.floor(hours / 24) })}
    </time>
  );
}

function OrderMoves({ order, onReport }: Pick<OrderCardProps, 'order' | 'onReport'>) {
  const t = useT();
  const targets = openMoves(order);
  if (targets.length === 0) return null;
  return (
    <MoveMenu
      label={t('adminOrders.board.move')}
      ofCard={t('adminOrders.board.ofOrder', { number: order.number })}
    >
      <BoardMoveForm order={order} targets={targets} onReport={onReport}>
        <Link to={`/admin/orders/${order.id}`} className="board-card-fact">
          {t('adminOrders.board.otherSteps')}
        </Link>
      </BoardMoveForm>
    </MoveMenu>
  );
}
