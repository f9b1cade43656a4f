import { useT } from '#i18n/react.tsx';
import type { OrderDesk } from '#services/order-desk/read-order-desk.server.ts';
import type { ShopFormState } from '../../../shared/forms/use-shop-form.ts';
import { CancelForm } from './cancel-form.tsx';
import { DeskSection } from './desk-section.tsx';
import { MoveForm } from './move-form.tsx';

interface MovePanelProps {
  order: OrderDesk;
  move: ShopFormState;
  cancel: ShopFormState;
}

/** What can happen to the order next, after the confirmation call. */
export function MovePanel({ order, move, cancel }: MovePanelProps) {
  const t = useT();
  const isOver = order.next.length === 0;
  return (
    <DeskSection id="next" title={t('adminOrders.orderMoves.title')}>
      <p className="text-sm text-muted">
        {t(`adminOrders.orderMoves.${isOver ? 'ended' : 'lead'}`)}
      </p>
      <MoveForm order={order} form={move} />
      {order.next.includes('cancelled') && (
        <CancelForm order={order} form={cancel} summary={t('adminOrders.orderMoves.cancel')} />
      )}
    </DeskSection>
  );
}
