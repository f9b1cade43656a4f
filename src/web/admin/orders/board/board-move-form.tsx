import type { ReactNode } from 'react';
import type { BoardStatus } from '#domain/orders/board.ts';
import { useT } from '#i18n/react.tsx';
import type { BoardOrder } from '#services/order-board/read-order-board.server.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { DeskForm } from '../../forms/desk-form.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useOnNewValue } from '../../../shared/forms/use-on-new-value.ts';
import { useShopForm } from '../../../shared/forms/use-shop-form.ts';
import type { MovedOrder, MoveReport } from './move-report.ts';
import { useConsequence } from './use-consequence.ts';

interface BoardMoveFormProps {
  order: BoardOrder;
  targets: readonly BoardStatus[];
  onReport(report: MoveReport): void;
  children?: ReactNode;
}

/** A button for each step, with its consequence. Each order has a form of its own. */
export function BoardMoveForm({ order, targets, onReport, children }: BoardMoveFormProps) {
  const t = useT();
  const consequence = useConsequence();
  const form = useShopForm<MovedOrder>({ fetcherKey: `move-${order.id}` });
  useOnNewValue(form.success, onReport);
  useOnNewValue(form.rejection, onReport);
  return (
    <DeskForm form={form} hasNotice={false} className="grid gap-3" preventScrollReset>
      <input type="hidden" name="order" value={order.id} />
      <input type="hidden" name="number" value={order.number} />
      <input type="hidden" name="from" value={order.status} />
      {targets.map((to) => (
        <div key={to}>
          <SubmitButton
            name="to"
            value={to}
            size="small"
            wide
            busyLabel={t('adminOrders.orderDesk.saving')}
            aria-describedby={`${order.id}-${to}`}
          >
            {t(`adminOrders.status.${to}`)}
          </SubmitButton>
          <p id={`${order.id}-${to}`} className="board-card-consequence">
            {consequence(order, to)}
          </p>
        </div>
      ))}
      <Checkbox name="visible" defaultChecked label={t('adminOrders.orderMoves.visible')} />
      {children}
    </DeskForm>
  );
}
