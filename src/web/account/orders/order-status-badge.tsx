import type { OrderStatus } from '#domain/orders/status.ts';
import { useT } from '#i18n/react.tsx';
import { Badge } from '#ui/badge.tsx';
import { orderStatusTones } from '../../shared/orders/order-status-tones.ts';

interface OrderStatusBadgeProps {
  status: OrderStatus;
  /** For a background that is not the page's own. */
  solid?: boolean;
}

export function OrderStatusBadge({ status, solid }: OrderStatusBadgeProps) {
  const t = useT();
  return (
    <Badge tone={orderStatusTones[status]} solid={solid}>
      {t(`account.orderStatus.${status}`)}
    </Badge>
  );
}
