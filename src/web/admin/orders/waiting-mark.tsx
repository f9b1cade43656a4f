import type { OrderStatus } from '#domain/orders/status.ts';
import { isolate } from '#i18n/isolate.ts';
import { useT } from '#i18n/react.tsx';
import { ArrowIcon } from '#ui/icons.tsx';
import './waiting-mark.css';

interface WaitingMarkProps {
  step: OrderStatus | null;
  /** Who decided it. */
  by?: string | null;
}

/** Says of an order in a list or on the board that a step is decided and can still be undone. */
export function WaitingMark({ step, by }: WaitingMarkProps) {
  const t = useT();
  if (!step) return null;
  const title = by ? t('adminOrders.orderMoves.waitingBy', { name: isolate(by) }) : undefined;
  return (
    <span className="order-waiting" title={title}>
      <ArrowIcon className="order-waiting-arrow" />
      <span className="sr-only">{t('adminOrders.orderMoves.willBe')}</span>{' '}
      {t(`adminOrders.status.${step}`)}
    </span>
  );
}
