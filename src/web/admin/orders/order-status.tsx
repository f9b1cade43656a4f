import type { OrderStatus } from '#domain/orders/status.ts';
import { useT } from '#i18n/react.tsx';
import { Badge } from '#ui/badge.tsx';
import { orderStatusTones } from '../../shared/orders/order-status-tones.ts';

/** The status of an order, for staff. */
export function OrderStatusMark({ status }: { status: OrderStatus }) {
  const t = useT();
  return <Badge tone={orderStatusTones[status]}>{t(`adminOrders.status.${status}`)}</Badge>;
}
